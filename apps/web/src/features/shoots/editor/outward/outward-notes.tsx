import type { ShootDetail } from '@lensemble/contract/shoots';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { outwardWords } from '@lensemble/messages/web/outward';
import { useWatch } from 'react-hook-form';
import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import { nextReminder } from '@/features/shoots/editor/lib/next-reminder.ts';
import { sentWords } from '@/features/shoots/editor/lib/sent-words.ts';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { formatMomentIn } from '@/lib/time/moments.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';
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
          {joinSentences([
            next.isStored
              ? outwardWords('nextReminder', { date: formatMomentIn(next.at, timeZone) })
              : outwardWords('nextOnceSaved', { date: formatMomentIn(next.at, timeZone) }),
            ...(sendsMail() ? [] : [mailOffWords('noOneTold')]),
          ])}
        </p>
      )}
      {lastReminder && (
        <p>
          {joinSentences([
            sentWords(lastReminder, timeZone),
            ...addressesMissing(lastReminder.withoutAddress),
            ...(isToldOf(shoot) ? [ifMailed(outwardWords('willBeTold'))] : []),
          ])}
        </p>
      )}
      {calendarRefusal && <p>{outwardWords('eventRefused', { reason: calendarRefusal })}</p>}
    </div>
  );
}

const addressesMissing = (names: readonly string[]) =>
  names.length === 0
    ? []
    : [outwardWords('hadNoAddress', { names: namesInWords(names), count: names.length })];
