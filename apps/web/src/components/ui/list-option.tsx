import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';
import { menuItemStyles } from './menu-styles.ts';

export interface ListOptionProps {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** An option of a list below a field. The field keeps the focus and handles the keyboard. */
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
      // Keep the focus in the field, and with it the on-screen keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => isActive || onPoint()}
      onClick={onChoose}
      className={cn(menuItemStyles, className)}
    >
      {children}
    </div>
  );
}

interface OptionTextProps {
  name: string;
  detail: ReactNode;
  /** Shown instead of the detail, in several lines if necessary. */
  note?: ReactNode;
}

export function OptionText({ name, detail, note }: OptionTextProps) {
  return (
    <span className="min-w-0 flex-1">
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {name}
      </span>
      {note ??
        (detail && (
          <small dir="auto" className="block truncate font-normal text-ink-3 text-xs">
            {detail}
          </small>
        ))}
    </span>
  );
}
