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

const nameOf = ({ name, value }: HTMLButtonElement) => `${name} ${value}`;

/** Each answer of the server is a new page. The keyboard goes on where it was; an address with a section leads to that by itself. */
export function keepFocus(): void {
  document.addEventListener('submit', ({ target, submitter: by }) => {
    const isByKey = by instanceof HTMLButtonElement && by.matches(':focus-visible');
    if (isByKey) swap(JSON.stringify([(target as HTMLFormElement).action, nameOf(by)]));
  });
  const [action, name] = JSON.parse(swap(null) ?? '[]') as string[];
  if (action === undefined) return;
  const forms = Array.from(document.forms).filter((form) => form.action === action);
  const buttons = forms.flatMap((form) => Array.from(form.querySelectorAll('button')));
  buttons.find((button) => nameOf(button) === name)?.focus();
}
