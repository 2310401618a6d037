import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { menuItemStyles } from './dropdown-menu.tsx';

export interface ListOptionProps {
  id: string;
  isActive: boolean;
  /** The pointer is on it. */
  onPoint: () => void;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** A line of a list under a field, which has the focus and the keyboard and names the active line. */
export function ListOption({
  id,
  isActive,
  onPoint,
  onChoose,
  className,
  children,
}: ListOptionProps) {
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
      className={cn(menuItemStyles, className)}
    >
      {children}
    </div>
  );
}

/** What a line is called, and below it what tells it from others. */
export function OptionText({ name, detail }: { name: string; detail: string | null }) {
  return (
    <span className="min-w-0 flex-1">
      <span dir="auto" className="block truncate">
        {name}
      </span>
      {detail && (
        <small dir="auto" className="block truncate font-normal text-ink-3 text-xs">
          {detail}
        </small>
      )}
    </span>
  );
}
