import { refusalWords } from '@lensemble/contract/mail-trouble';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import { nextReminder } from '@/features/shoots/editor/lib/next-reminder.ts';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { count } from '@/lib/words/count.ts';
import { namesInWords } from '@/lib/words/names.ts';

type SentReminder = NonNullable<ShootDetail['lastReminder']>;

function sentWords({ sentAt, sent, waiting }: SentReminder, timeZone: string): string {
  const at = formatMomentIn(sentAt, timeZone);
  const people = (number: number) => count(number, 'person', 'people');
  if (waiting === 0) return `The last reminder went out ${at} to ${people(sent)}.`;
  const still = `is on its way to ${people(waiting)}`;
  return sent === 0
    ? `The last reminder of ${at} ${still}.`
    : `The last reminder went out ${at} to ${people(sent)} and ${still}.`;
}

/** Shows the next reminder that the form sets and the last one sent, in the time zone of the form. */
export function ReminderNotes({ shoot }: { shoot: ShootDetail }) {
  const { control } = useEditorFields();
  const [date, time, timeZone, reminder] = useWatch({
    control,
    name: ['date', 'time', 'timeZone', 'reminder'],
  });
  const { lastReminder } = shoot;
  const next = nextReminder({ date, time, timeZone, reminder }, shoot, new Date());
  if (!next && !lastReminder) return null;
  return (
    <div className="wrap-anywhere mt-3 grid gap-1 text-ink-3 text-sm">
      {next && (
        <p>
          {next.isStored ? 'The next reminder goes out' : 'Once saved, the next reminder goes out'}{' '}
          {formatMomentIn(next.at, timeZone)}.
        </p>
      )}
      {lastReminder && (
        <p>
          {sentWords(lastReminder, timeZone)}
          {lastReminder.refused.map(
            ({ name, status }) => ` The email to ${name} was refused: ${refusalWords(status)}.`,
          )}
          {lastReminder.withoutAddress.length > 0 &&
            ` ${namesInWords(lastReminder.withoutAddress)} had no address.`}
          {isToldOf(shoot) &&
            ' Everyone who got it will be emailed if the plan changes, or if they are taken off the shoot.'}
        </p>
      )}
    </div>
  );
}
