import * as Slot from 'radix-ui/slot';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { tooltipBubble, useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  label: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** In ms. */
  delay?: number;
  /** Renders only the child, e.g. because its label is visible. */
  disabled?: boolean;
  /** One element that accepts a ref and handlers. */
  children: ReactElement;
}

/** A short label on hover and on focus by keyboard. It repeats the accessible name and does not replace it. */
export function Tooltip({ label, side = 'top', delay, disabled = false, children }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const { open, close, handlers } = useTooltip({ delay, disabled });
  const Bubble = open ? tooltipBubble.loaded() : undefined;
  return (
    <>
      <Slot.Root ref={trigger} {...handlers} {...(Bubble && { 'aria-describedby': id })}>
        {children}
      </Slot.Root>
      {Bubble && (
        <Bubble
          id={id}
          trigger={trigger.current}
          side={side}
          isDelayed={open === 'delayed'}
          onClose={close}
        >
          {label}
        </Bubble>
      )}
    </>
  );
}
