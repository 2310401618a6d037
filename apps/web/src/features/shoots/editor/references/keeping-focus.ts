const CONTROLS = 'a, button';

/** The controls of the tile that shows a reference. */
const controlsOf = (reference: string) => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-reference="${CSS.escape(reference)}"] :is(${CONTROLS})`,
  ),
];

/** Makes a change that puts other tiles into the place of those that are there: what had the focus has it afterwards. */
export function keepingFocus(change: () => void): void {
  const focused =
    document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const reference = focused?.closest<HTMLElement>('[data-reference]')?.dataset.reference;
  const at = focused && reference ? controlsOf(reference).indexOf(focused) : -1;
  change();
  if (reference && at >= 0) controlsOf(reference)[at]?.focus({ preventScroll: true });
}
