/** Marks what adds to a section: it receives the focus when the focused item is removed, and readiness leads to it. */
export const adds = { 'data-adds': '' } as const;

/** Removes the item of a button and moves the focus to the section's add button, or to that around a section that goes with it. */
export function removeKeepingFocus(button: HTMLElement, remove: () => void): void {
  const section = button.closest('section');
  const around = section?.parentElement?.closest('section');
  remove();
  requestAnimationFrame(() => {
    if (button.isConnected) return;
    const left = section?.isConnected ? section : around;
    left?.querySelector<HTMLElement>('[data-adds]')?.focus();
  });
}
