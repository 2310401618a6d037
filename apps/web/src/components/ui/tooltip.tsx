import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@lensemble/contract/constants';
import * as Primitive from 'radix-ui/tooltip';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
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

const prevent = (event: SyntheticEvent) => event.preventDefault();

/** If a disabled tooltip opened, the provider would open all others at once while it stays open. */
const neverOpens = { onPointerMove: prevent, onFocus: prevent } as const;

/** A short label on hover and focus. It repeats the accessible name and does not replace it. */
export function Tooltip({ label, side = 'top', delay, disabled = false, children }: TooltipProps) {
  return (
    // Also rendered while disabled: otherwise the child would remount and lose the focus.
    <Primitive.Root {...(delay === undefined ? {} : { delayDuration: delay })}>
      <Primitive.Trigger asChild {...(disabled && neverOpens)}>
        {children}
      </Primitive.Trigger>
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
