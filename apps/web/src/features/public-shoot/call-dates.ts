/** Sends each tap, one after the other. Without this script, the form has one button for all. */
export function saveEachTap(form: HTMLFormElement): void {
  const count = form.querySelector('[data-count]');
  const said = form.querySelector('[data-said]');
  const button = form.querySelector('button');
  const all = form.querySelectorAll('[role=radiogroup]').length;
  let sending = Promise.resolve();
  let waiting = 0;

  const say = (words: string | undefined) => {
    if (said) said.textContent = words ?? '';
  };
  const isSaved = (isSaved: boolean) => {
    if (button) button.hidden = isSaved;
    say(isSaved ? form.dataset.saved : form.dataset.notSaved);
  };

  async function send(body: URLSearchParams): Promise<void> {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
    }).catch(() => undefined);
    waiting--;
    // The poll or the link has ended, or the dates are others now.
    if (answer?.status === 409 || answer?.status === 404) return location.reload();
    if (waiting === 0 || !answer?.ok) isSaved(answer?.ok ?? false);
  }

  const show = ({ name, value }: HTMLInputElement) => {
    const mark = form.querySelector(`[data-mark="${name}"]`);
    if (mark) mark.className = `answer-${value}`;
    const given = form.querySelectorAll(':checked').length;
    const words = form.dataset.answered ?? '';
    if (count)
      count.textContent = words.replace('{count}', `${given}`).replace('{total}', `${all}`);
  };

  if (button) button.hidden = true;
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    show(target);
    say(form.dataset.saving);
    waiting++;
    // Once a tap was not saved, the button is back, and each tap sends everything.
    const body = button?.hidden
      ? new URLSearchParams({ [target.name]: target.value })
      : everything(form);
    sending = sending.then(() => send(body));
  });
}

const everything = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
