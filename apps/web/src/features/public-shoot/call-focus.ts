const KEY = 'sent-by-key';

/** Storage may be blocked. */
function swap(next: string | null): string | null {
  try {
    const last = sessionStorage.getItem(KEY);
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, next);
    return last;
  } catch {
    return null;
  }
}

/** Those of all forms that send to an address, such as one for each entry of a list. */
const buttonsOf = (action: string) =>
  Array.from(document.forms)
    .filter((form) => form.action === action)
    .flatMap((form) => Array.from(form.querySelectorAll('button')));

/** Each answer of the server is a new page. The keyboard goes on where it was, or at the entry that followed one that is gone. */
export function keepFocus(): void {
  document.addEventListener('submit', ({ target, submitter: by }) => {
    const { action } = target as HTMLFormElement;
    const isByKey = by instanceof HTMLButtonElement && by.matches(':focus-visible');
    if (isByKey) swap(JSON.stringify([action, buttonsOf(action).indexOf(by)]));
  });
  const [action = '', index = 0] = JSON.parse(swap(null) ?? '[]') as [string?, number?];
  const buttons = buttonsOf(action);
  const button = buttons[index] ?? buttons.at(-1);
  if (button) afterAnchor(() => button.focus());
}

/** The browser focuses the section that the address names once the page has loaded, in one of the next two frames. */
function afterAnchor(work: () => void): void {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(work));
  if (location.hash === '') work();
  else if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
