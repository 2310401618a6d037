import type { ShootDetail } from '@lensemble/contract/shoots';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import { nextReminder } from '@/features/shoots/editor/lib/next-reminder.ts';
import { count } from '@/lib/format.ts';
import { formatMomentIn } from '@/lib/moments.ts';
import { namesInWords } from '@/lib/names.ts';

/**
 * When the next reminder goes out, as the form has it, and when the last one went, to how many; on the clock that the form
 * shows.
 */
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
    <div className="mt-3 grid gap-1 text-ink-3 text-sm">
      {next && (
        <p>
          {next.isStored ? 'The next reminder goes out' : 'Once saved, the next reminder goes out'}{' '}
          {formatMomentIn(next.at, timeZone)}.
        </p>
      )}
      {lastReminder && (
        <p>
          The last reminder went out {formatMomentIn(lastReminder.sentAt, timeZone)} to{' '}
          {count(lastReminder.sent, 'person', 'people')}.
          {lastReminder.withoutAddress.length > 0 &&
            ` ${namesInWords(lastReminder.withoutAddress)} had no address.`}
          {isToldOf(shoot) && ' Whoever got it is told by mail if the shoot moves or is deleted.'}
        </p>
      )}
    </div>
  );
}
