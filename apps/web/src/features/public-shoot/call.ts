import { saveEachTap } from './call-dates.ts';
import { keepFocus } from './call-focus.ts';
import { askBeforeLoss, stayWhileOffline } from './call-forms.ts';

/** How long a page must be visible to count as opened. */
const OPENED_MS = 2_000;

/** Mail programs open links on their own, but they do not show the page. */
function tellWhenSeen() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    document.removeEventListener('visibilitychange', watch);
    const page = location.pathname.replace(/\/$/, '');
    // Without the request, the team sees "sent" for longer.
    fetch(`${page}/opened`, { method: 'POST', keepalive: true }).catch(() => {});
  };
  const watch = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tell, OPENED_MS);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
}

/** Says the time in the zone of the device too, if that is another. */
function tellOwnZone(time: HTMLTimeElement, line: HTMLElement) {
  const moment = new Date(time.dateTime);
  const { lang } = document.documentElement;
  const inWords = (style: Intl.DateTimeFormatOptions, timeZone?: string) =>
    new Intl.DateTimeFormat(lang, timeZone ? { ...style, timeZone } : style).format(moment);
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'short' } as const;
  const { zone = '' } = time.dataset;
  const isSameDay = inWords(day) === inWords(day, zone);
  if (isSameDay && inWords(clock) === inWords(clock, zone)) return;
  const told = inWords(isSameDay ? clock : { ...day, ...clock });
  const words = line.querySelector('span') ?? line;
  words.textContent = (line.dataset.whereYouAre ?? '').replace('{time}', told);
  line.hidden = false;
}

/** Copies the address of the place. If the browser refuses, selects it to be copied by hand. Without scripts there is no button. */
function offerCopy(button: HTMLButtonElement) {
  const status = button.nextElementSibling;
  const { copy = '', done = '' } = button.dataset;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
      if (status) status.textContent = done;
    } catch {
      const address = button.closest('.where-words')?.querySelector('p');
      if (address) getSelection()?.selectAllChildren(address);
    }
  });
  button.hidden = false;
}

// What is typed now is not saved yet.
document.getElementById('note')?.addEventListener('input', () => {
  document.querySelector('.note-form [data-saved]')?.remove();
});

const copy = document.querySelector<HTMLButtonElement>('button[data-copy]');
if (copy && 'clipboard' in navigator) offerCopy(copy);

for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
  // The time of the participant, or of one of the dates that they vote on.
  const around = time.closest('.personal-when, .vote-card');
  const line = around?.querySelector<HTMLElement>('[data-where-you-are]');
  if (line) tellOwnZone(time, line);
}

const page = document.querySelector<HTMLElement>('.personal');
if (page) {
  tellWhenSeen();
  stayWhileOffline(page);
  askBeforeLoss();
  keepFocus();
}

const votes = document.querySelector<HTMLFormElement>('form[data-votes]');
if (votes) saveEachTap(votes);
