const steps: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowDown: 1 },
  ...{ ArrowLeft: -1, ArrowUp: -1 },
};

/** The part of a key press that the DOM and React have in common. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'currentTarget' | 'preventDefault'>;

/** For radios of which each choice is sent at once: an arrow key only moves the focus. Space and Enter choose. */
export function moveFocus(event: KeyPress): void {
  const group = event.currentTarget as HTMLElement;
  const radios = Array.from(group.querySelectorAll<HTMLInputElement>('input[type=radio]'));
  const at = radios.indexOf(event.target as HTMLInputElement);
  const step = steps[event.key];
  if (at < 0 || (step === undefined && event.key !== 'Enter')) return;
  event.preventDefault();
  if (step === undefined) radios[at]?.click();
  else radios.at((at + step) % radios.length)?.focus();
}
