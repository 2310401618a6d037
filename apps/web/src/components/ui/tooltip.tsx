import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@lensemble/contract/constants';
import * as Primitive from 'radix-ui/tooltip';
import { type ReactElement, type ReactNode, useState } from 'react';
import { layer } from './layers.tsx';

/** Render it once, around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  delay?: number;
  /** Renders only the child, e.g. because its label is visible. */
  disabled?: boolean;
  /** One element that accepts a ref and handlers. */
  children: ReactElement;
}

/** A short label on hover and focus. It repeats the accessible name and does not replace it. */
export function Tooltip({ label, side = 'top', delay, disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    // Also rendered while disabled: otherwise the child would remount and lose the focus.
    <Primitive.Root
      open={open && !disabled}
      onOpenChange={(next) => setOpen(next && !disabled)}
      {...(delay === undefined ? {} : { delayDuration: delay })}
    >
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      {!disabled && (
        <Primitive.Portal container={layer()}>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 rounded-sm border border-line-strong bg-surface-2 px-2.5 py-1.5 font-[540] text-ink text-xs shadow-2 data-[state=delayed-open]:animate-fade"
          >
            {label}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}
