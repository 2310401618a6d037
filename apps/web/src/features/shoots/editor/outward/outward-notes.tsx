import type { ShootDetail } from '@lensemble/contract/shoots';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import { nextReminder } from '@/features/shoots/editor/lib/next-reminder.ts';
import { sentWords } from '@/features/shoots/editor/lib/sent-words.ts';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { namesInWords } from '@/lib/words/names.ts';

/**
 * Shows the next reminder that the form sets and the last one sent, in the time zone of the form, and why Google refuses
 * to update the event.
 */
export function OutwardNotes({ shoot }: { shoot: ShootDetail }) {
  const { control } = useEditorFields();
  const [date, time, timeZone, reminder] = useWatch({
    control,
    name: ['date', 'time', 'timeZone', 'reminder'],
  });
  const { lastReminder, calendarRefusal } = shoot;
  const next = nextReminder({ date, time, timeZone, reminder }, shoot, new Date());
  if (!next && !lastReminder && !calendarRefusal) return null;
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
          {lastReminder.withoutAddress.length > 0 &&
            ` ${namesInWords(lastReminder.withoutAddress)} had no address.`}
          {isToldOf(shoot) &&
            ' Everyone who got it will be emailed if the plan changes, or if they are taken off the shoot.'}
        </p>
      )}
      {calendarRefusal && <p>The calendar event could not be updated. {calendarRefusal}.</p>}
    </div>
  );
}
