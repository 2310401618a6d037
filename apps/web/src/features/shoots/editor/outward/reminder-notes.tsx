import type { ShootDetail } from '@lensemble/contract/shoots';
import { count } from '@/lib/format.ts';
import { formatMomentIn } from '@/lib/moments.ts';
import { namesInWords } from '@/lib/names.ts';

/** When the next reminder of the stored shoot goes out, and when the last one went, to how many; on the shoot's clock. */
export function ReminderNotes({ shoot }: { shoot: ShootDetail }) {
  const { reminderTime, lastReminder, timeZone } = shoot;
  const next = reminderTime && new Date(reminderTime) > new Date() ? reminderTime : null;
  if (!next && !lastReminder) return null;
  return (
    <div className="mt-3 grid gap-1 text-ink-3 text-sm">
      {next && <p>The next reminder goes out {formatMomentIn(next, timeZone)}.</p>}
      {lastReminder && (
        <p>
          The last reminder went out {formatMomentIn(lastReminder.sentAt, timeZone)} to{' '}
          {count(lastReminder.sent, 'person', 'people')}.
          {lastReminder.withoutAddress.length > 0 &&
            ` ${namesInWords(lastReminder.withoutAddress)} had no address.`}
        </p>
      )}
    </div>
  );
}
