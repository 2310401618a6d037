import { moveFocus } from '@/lib/browser/move-focus.ts';
import { leaveWith, UNSAVED } from './call-forms.ts';
import { type Outcome, type Votes, voteQueue } from './vote-queue.ts';

/** Sends each tap. Without this script, the form has one button for all. */
export function saveEachTap(form: HTMLFormElement): void {
  const count = form.querySelector('[data-count]');
  const said = form.querySelector('[data-said]');
  const button = form.querySelector<HTMLButtonElement>('.vote-bar button');
  const note = form.querySelector('textarea');
  const groups = form.querySelectorAll<HTMLElement>('[role=radiogroup]');

  const say = (words: string | undefined) => {
    if (said) said.textContent = words ?? '';
  };
  const isNoteTyped = () => note !== null && note.value !== note.defaultValue;
  const tell = (outcome: Outcome) => {
    form.toggleAttribute(UNSAVED, outcome === 'notSaved');
    // The page that answers the form shows a note that could not be stored.
    if (outcome === 'changed') return isNoteTyped() ? leaveWith(form) : location.reload();
    if (button) button.hidden = outcome === 'saved';
    say(outcome === 'saved' ? form.dataset.saved : form.dataset.notSaved);
  };
  const all = (): Votes =>
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const plan = form.querySelector<HTMLInputElement>('[name=plan]')?.value ?? '';
  // It arrives even if the page is closed right after the tap.
  const post = (votes: Votes) =>
    fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...votes, plan }),
      keepalive: true,
    }).then(
      ({ ok, status }) => {
        if (ok && note && votes.note !== undefined) note.defaultValue = votes.note;
        return status;
      },
      () => 0,
    );
  const queue = voteQueue({ post, all, tell });
  const send = (votes: Votes) => {
    say(form.dataset.saving);
    queue(votes);
  };

  const show = ({ name, value }: HTMLInputElement) => {
    const mark = form.querySelector(`[data-mark="${name}"]`);
    if (mark) mark.className = `answer-${value}`;
    const given = form.querySelectorAll(':checked').length;
    const words = form.dataset.answered ?? '';
    if (count)
      count.textContent = words
        .replace('{count}', `${given}`)
        .replace('{total}', `${groups.length}`);
  };

  if (button) button.hidden = true;
  for (const group of groups) group.addEventListener('keydown', moveFocus);
  // What is typed now is not saved yet.
  note?.addEventListener('input', () => say(''));
  form.addEventListener('change', ({ target }) => {
    const isTap = target instanceof HTMLInputElement;
    if (!isTap && target !== note) return;
    if (isTap) show(target);
    const { name, value } = target as HTMLInputElement | HTMLTextAreaElement;
    send({ [name]: value });
  });
  // Without a network, the page of the browser would replace this one, with all answers.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(all());
  });
}
