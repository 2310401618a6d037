import type { ParticipantCall } from '@lensemble/contract/calls';
import { pageLocale } from '@lensemble/messages/page-language';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { daysBetween, today } from '@/lib/time/dates.ts';
import { formatMoment, formatRecentMoment } from '@/lib/time/moments.ts';
import { callFaces } from './call-faces.ts';

type Changes = NonNullable<ParticipantCall['changes']>;

const changed: Readonly<Record<keyof Changes, string>> = {
  date: callSendingWords('dateMoved'),
  arrival: callSendingWords('arrivalChanged'),
  time: callSendingWords('timeChanged'),
  timeZone: callSendingWords('zoneChanged'),
  place: callSendingWords('placeChanged'),
};

/** What is known of a participant, and since when, or why emails do not reach them. */
export function standingWords(
  { mailbox, isOff, isOnItsWay, ...call }: ParticipantCall,
  now = new Date(),
): string {
  if (isOnItsWay) return callSendingWords('onItsWay');
  if (isOff) return callSendingWords('linkOff');
  const { state, at, changes } = call;
  const { word } = callFaces[state];
  if (state === 'notSent' && mailbox !== 'open') return mailboxWords[mailbox];
  if (changes) return callSendingWords('again', { state: word, change: changeWords(changes) });
  const said =
    at === null ? word : callSendingWords('at', { state: word, moment: momentWords(at, now) });
  return mailbox === 'open'
    ? said
    : callSendingWords('again', { state: said, change: mailboxWords[mailbox] });
}

const mailboxWords: Readonly<Record<Exclude<ParticipantCall['mailbox'], 'open'>, string>> = {
  none: callSendingWords('noAddress'),
  unsubscribed: callSendingWords('unsubscribed'),
  refused: callSendingWords('refused'),
};

/** What changed in the plan since an answer. */
export function changeWords(changes: Changes): string {
  const [first, ...others] = Object.keys(changes) as (keyof Changes)[];
  return first && others.length === 0 ? changed[first] : callSendingWords('planChanged');
}

/** `today, 8:40 AM`, `yesterday, 9:12 PM`, `Nov 12, 9:12 PM`, with the year if it is another one */
function momentWords(moment: string, now: Date): string {
  const date = new Date(moment);
  const days = daysBetween(today(now), today(date));
  if (days < -1 || days > 0)
    return date.getFullYear() === now.getFullYear()
      ? formatRecentMoment(moment)
      : formatMoment(moment);
  const day = new Intl.RelativeTimeFormat(pageLocale, { numeric: 'auto' }).format(days, 'day');
  const time = date.toLocaleTimeString(pageLocale, { timeStyle: 'short' });
  return new Intl.ListFormat(pageLocale, { type: 'unit', style: 'short' }).format([day, time]);
}
