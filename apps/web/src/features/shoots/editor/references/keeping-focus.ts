const CONTROLS = 'a, button';

const controlsOf = (reference: string) => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-reference="${CSS.escape(reference)}"] :is(${CONTROLS})`,
  ),
];

/** Keeps the focus on the same control of the same reference during a change that replaces the tiles. */
export function keepingFocus(change: () => void): void {
  const focused =
    document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const reference = focused?.closest<HTMLElement>('[data-reference]')?.dataset.reference;
  const at = focused && reference ? controlsOf(reference).indexOf(focused) : -1;
  change();
  if (reference && at >= 0) controlsOf(reference)[at]?.focus({ preventScroll: true });
}
