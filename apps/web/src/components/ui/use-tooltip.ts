import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@lensemble/contract/constants';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { lastByKeyboard } from '@/lib/browser/by-keyboard.ts';
import { lateCode } from '@/lib/shell/late-code.ts';

export const tooltipBubble = lateCode(() =>
  import('./tooltip-bubble.tsx').then(({ TooltipBubble }) => TooltipBubble),
);

/** Closes the open tooltip: there is at most one. */
let closeOpen: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

const isDelaySkipped = () =>
  closeOpen !== undefined || performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;

interface TooltipOptions {
  delay: number | undefined;
  disabled: boolean;
}

/** When a tooltip opens and closes: on hover after a delay, on focus by keyboard at once. Its code loads on the first of them. */
export function useTooltip({ delay = TOOLTIP_DELAY_MS, disabled }: TooltipOptions) {
  const [open, setOpen] = useState<'delayed' | 'instant' | undefined>();
  /** Changes when the reason to open a tooltip is gone. */
  const attempt = useRef(0);
  const timer = useRef<number>(undefined);
  const hasMoved = useRef(false);

  const cancel = () => {
    attempt.current += 1;
    window.clearTimeout(timer.current);
  };
  const close = () => {
    cancel();
    if (closeOpen !== leave.current) return;
    closeOpen = undefined;
    closedAt = performance.now();
    setOpen(undefined);
  };
  const leave = useRef(close);
  const show = (how: 'delayed' | 'instant') => {
    cancel();
    const mine = attempt.current;
    const shown = () => {
      if (attempt.current !== mine || closeOpen === leave.current) return;
      closeOpen?.();
      closeOpen = leave.current;
      setOpen(how);
    };
    // A label that cannot be loaded is not worth a message: it repeats the accessible name.
    tooltipBubble.get().then(shown, () => {});
  };
  const showLater = () => {
    cancel();
    void tooltipBubble.get().catch(() => {});
    timer.current = window.setTimeout(show, delay, 'delayed');
  };

  useEffect(() => {
    if (disabled) leave.current();
  }, [disabled]);
  useEffect(() => leave.current, []);

  const handlers = {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (disabled || pointerType === 'touch' || hasMoved.current) return;
      hasMoved.current = true;
      if (isDelaySkipped()) show('instant');
      else showLater();
    },
    onPointerLeave: () => {
      hasMoved.current = false;
      cancel();
    },
    onPointerDown: close,
    // Not for the focus by a press, or the one that a dialog closed by a press or by Back gives back.
    onFocus: ({ target }: FocusEvent) =>
      !disabled && lastByKeyboard() && target.matches(':focus-visible') && show('instant'),
    onBlur: close,
    onClick: close,
  };
  return { open: disabled ? undefined : open, close, handlers };
}
