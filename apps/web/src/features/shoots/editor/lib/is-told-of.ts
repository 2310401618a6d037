import { isOverAt } from '@lensemble/contract/shoot-plan';
import type { ShootDetail } from '@lensemble/contract/shoots';

/**
 * Whether participants received a reminder and will be notified if the shoot moves or is deleted. False for past
 * shoots.
 */
export function isToldOf({
  date,
  lastReminder,
  ...plan
}: Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes' | 'lastReminder'>): boolean {
  if (!lastReminder || lastReminder.sent + lastReminder.waiting === 0) return false;
  return date === null || !isOverAt({ ...plan, date }, new Date());
}
