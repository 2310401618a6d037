import { refusalWords } from '@lensemble/contract/mail-trouble';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { count } from '@/lib/words/count.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

/** To how many people a reminder went out, and whom its mails did not reach. */
export const sentWords = (reminder: SentReminder, timeZone: string): string =>
  [outcomeWords(reminder, timeZone), ...reminder.refused.map(refusedWords)].join(' ');

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
