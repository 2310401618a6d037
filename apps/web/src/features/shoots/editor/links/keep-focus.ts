/** Marks the button of a section that adds to it: the focus goes there when what had it is taken away. */
export const adds = { 'data-adds': '' } as const;

/** Takes away what the button stands on, and puts the focus where one can go on. */
export function removeKeepingFocus(button: HTMLElement, remove: () => void): void {
  const section = button.closest('section');
  remove();
  requestAnimationFrame(() => {
    if (!button.isConnected) section?.querySelector<HTMLElement>('[data-adds]')?.focus();
  });
}
