import { reminderRefusal } from '@lensemble/contract/reminders';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { noReminder, reminderInstant, reminderOf } from '@/features/shoots/editor/lib/reminder.ts';

type Times = Pick<ListedShoot, 'date' | 'time' | 'timeZone' | 'reminderTime'>;

/**
 * The reminder of a shoot that moves to another day or time; null if it would come too late. As in the editor, "1 hour
 * before" moves along, and a custom one stays. One whose moment has come stays too, since otherwise it would go out
 * again.
 */
export function movedReminder(
  shoot: Times,
  to: Partial<Pick<Times, 'date' | 'time'>>,
  now: Date,
): string | null {
  const { reminderTime } = shoot;
  if (reminderTime === null) return null;
  const plan = { ...shoot, ...to };
  const isOver = Date.parse(reminderTime) <= now.getTime();
  const choice = isOver ? noReminder : reminderOf(shoot, reminderTime);
  const moved = reminderInstant(plan, choice)?.toISOString() ?? reminderTime;
  return reminderRefusal({ ...plan, reminderTime: moved }, shoot, now) ? null : moved;
}
