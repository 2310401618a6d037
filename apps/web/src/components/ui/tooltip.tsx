import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@lensemble/contract/constants';
import * as Primitive from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { layer } from './layers.tsx';

/** Once, around the application. */
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
  /** Milliseconds until it opens; 0 in the collapsed sidebar. */
  delay?: number;
  /** Keeps the child without a tooltip, e.g. where its label is visible anyway. */
  disabled?: boolean;
  /** One element that can take a ref and handlers. */
  children: ReactElement;
}

/** A short label on hover and focus. It repeats, never replaces, the accessible name. */
export function Tooltip({ label, side = 'top', delay, disabled = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    // Around a disabled one's child, too: without it the child would be a new element, and lose the focus.
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
