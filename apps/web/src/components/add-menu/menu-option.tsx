import type { LucideIcon } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { menuItemStyles } from '@/components/ui/dropdown-menu.tsx';
import { cn } from '@/lib/cn.ts';
import type { AddItem } from './choices.ts';

type MenuOptionProps = {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
} & ({ item: AddItem } | { icon: LucideIcon; label: string });

/** A line of the menu. The field above has the focus and the keyboard. */
export function MenuOption({ id, isActive, onPoint, onChoose, ...line }: MenuOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the field above has the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-highlighted={isActive ? '' : undefined}
      // The focus stays in the field, and with it the keyboard of phones.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onPoint()}
      onClick={onChoose}
      className={cn(menuItemStyles, 'item' in line ? 'min-h-11' : 'font-semibold text-accent-text')}
    >
      {'item' in line ? <ItemLine item={line.item} /> : <ActionLine {...line} />}
    </div>
  );
}

function ItemLine({ item }: { item: AddItem }) {
  return (
    <>
      <Picture
        src={item.picture}
        placeholder={item.placeholder}
        sizes="2.25rem"
        className="size-9 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {item.name}
        </span>
        {item.detail && (
          <small dir="auto" className="block truncate font-normal text-ink-3 text-xs">
            {item.detail}
          </small>
        )}
      </span>
    </>
  );
}

function ActionLine({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon className="text-accent-text!" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </>
  );
}
