import type { DropReason } from '@lensemble/contract/reminders';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { sentReminderWords } from '@lensemble/messages/web/sent-reminder';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
import { refusalText } from '@/lib/words/mail-trouble.ts';
import { namesInWords } from '@/lib/words/names.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

/** The number of people who were sent a reminder, and the people whom its mails did not reach. */
export const sentWords = (reminder: SentReminder, timeZone: string): string =>
  joinSentences([
    outcomeWords(reminder, timeZone),
    ...reminder.refused.map(refusedWords),
    ...dropReasonsOf(reminder).map((reason) => droppedWords(reminder, reason)),
  ]);

function outcomeWords({ sentAt, sent, waiting }: SentReminder, timeZone: string): string {
  const moment = formatMomentIn(sentAt, timeZone);
  if (sent + waiting === 0) return sentReminderWords('toNobody', { moment });
  if (waiting === 0) return sentReminderWords('sent', { moment, count: sent });
  if (sent === 0) return sentReminderWords('waiting', { moment, count: waiting });
  return sentReminderWords('sentAndWaiting', {
    moment,
    sent: sentReminderWords('people', { count: sent }),
    count: waiting,
  });
}

const refusedWords = ({ name, status }: SentReminder['refused'][number]) =>
  status === null
    ? sentReminderWords('notSent', { name })
    : sentReminderWords('refused', { name, reason: refusalText(status) });

const dropWords: Readonly<Record<DropReason, string>> = {
  late: sentReminderWords('late'),
  left: sentReminderWords('left'),
  unsubscribed: sentReminderWords('unsubscribed'),
  mailboxLimit: sentReminderWords('mailboxLimit'),
  teamLimit: sentReminderWords('teamLimit'),
};

const dropReasonsOf = ({ dropped }: SentReminder) => [
  ...new Set(dropped.map(({ reason }) => reason)),
];

function droppedWords({ dropped }: SentReminder, reason: DropReason | null): string {
  const names = dropped.filter((each) => each.reason === reason).map(({ name }) => name);
  const values = { names: namesInWords(names), count: names.length };
  return reason === null
    ? sentReminderWords('dropped', values)
    : sentReminderWords('droppedBecause', { ...values, reason: dropWords[reason] });
}
