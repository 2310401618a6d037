/** The form whose text is on its way. */
let sent: HTMLFormElement | null = null;

/** Sends the form past its listeners. */
export function leaveWith(form: HTMLFormElement): void {
  sent = form;
  form.submit();
}

const isTyped = (field: HTMLTextAreaElement) =>
  !field.readOnly && field.form !== sent && field.value !== field.defaultValue;

/** Marks a form whose answers could not be saved. */
export const UNSAVED = 'data-unsaved';

/** Before the page is left, the browser asks whether to lose what is typed and not sent, or could not be saved. */
export function askBeforeLoss(): void {
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent = event.target as HTMLFormElement;
  });
  addEventListener('beforeunload', (event) => {
    const fields = Array.from(document.querySelectorAll('textarea'));
    const unsaved = document.querySelector<HTMLFormElement>(`form[${UNSAVED}]`);
    if (fields.some(isTyped) || (unsaved && unsaved !== sent)) event.preventDefault();
    // Who stays may type on.
    sent = null;
  });
}

/** Without a network, the page of the browser would replace this one, with all that was typed. */
export function stayWhileOffline(page: HTMLElement): void {
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    form.querySelector('[data-not-sent]')?.remove();
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    const words = document.createElement('p');
    words.dataset.notSent = '';
    words.className = 'wrong';
    words.role = 'alert';
    words.textContent = page.dataset.notSaved ?? '';
    form.append(words);
  });
}
