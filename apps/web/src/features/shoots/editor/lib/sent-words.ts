import { refusalWords } from '@lensemble/contract/mail-trouble';
import type { DropReason } from '@lensemble/contract/reminders';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { count } from '@/lib/words/count.ts';
import { namesInWords } from '@/lib/words/names.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

/** To how many people a reminder went out, and whom its mails did not reach. */
export const sentWords = (reminder: SentReminder, timeZone: string): string =>
  [
    outcomeWords(reminder, timeZone),
    ...reminder.refused.map(refusedWords),
    ...dropReasonsOf(reminder).map((reason) => droppedWords(reminder, reason)),
  ].join(' ');

function outcomeWords({ sentAt, sent, waiting }: SentReminder, timeZone: string): string {
  const at = formatMomentIn(sentAt, timeZone);
  const people = (number: number) => count(number, 'person', 'people');
  if (sent + waiting === 0) return `The last reminder of ${at} was not sent to anyone.`;
  if (waiting === 0) return `The last reminder went out ${at} to ${people(sent)}.`;
  const still = `is on its way to ${people(waiting)}`;
  return sent === 0
    ? `The last reminder of ${at} ${still}.`
    : `The last reminder went out ${at} to ${people(sent)} and ${still}.`;
}

const refusedWords = ({ name, status }: SentReminder['refused'][number]) =>
  status === null
    ? `The email to ${name} could not be sent.`
    : `The email to ${name} was refused: ${refusalWords(status)}.`;

const dropWords: Readonly<Record<DropReason, string>> = {
  late: 'the shoot had begun',
  left: 'no longer on the shoot',
  unsubscribed: 'no emails of this team wanted',
  mailboxLimit: 'too many reminders that day',
  teamLimit: 'the team had planned too many reminders that day',
};

const dropReasonsOf = ({ dropped }: SentReminder) => [
  ...new Set(dropped.map(({ reason }) => reason)),
];

function droppedWords({ dropped }: SentReminder, reason: DropReason | null): string {
  const names = dropped.filter((each) => each.reason === reason).map(({ name }) => name);
  const who = `${names.length === 1 ? 'The email' : 'The emails'} to ${namesInWords(names)}`;
  const what = `${who} ${names.length === 1 ? 'was' : 'were'} not sent`;
  return reason === null ? `${what}.` : `${what}: ${dropWords[reason]}.`;
}
