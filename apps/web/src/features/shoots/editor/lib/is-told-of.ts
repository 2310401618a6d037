import { isOverAt } from '@lensemble/contract/shoot-begin';
import type { ShootDetail } from '@lensemble/contract/shoots';

/** Whether people were invited by mail who will hear of it where the shoot moves or is deleted. */
export function isToldOf({
  date,
  lastReminder,
  ...plan
}: Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes' | 'lastReminder'>): boolean {
  if (date === null || !lastReminder || lastReminder.sent === 0) return false;
  return !isOverAt({ ...plan, date }, new Date());
}
