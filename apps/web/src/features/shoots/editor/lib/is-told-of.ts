import type { ParticipantCall } from '@lensemble/contract/calls';
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

type Plan = Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes'>;

/** Whether call sheets of a shoot to come were emailed: their recipients will be notified if it is deleted. */
export function isCallSheetOut(
  { date, ...plan }: Plan,
  calls: readonly Pick<ParticipantCall, 'sentAt' | 'isOnItsWay'>[],
): boolean {
  if (date === null || isOverAt({ ...plan, date }, new Date())) return false;
  return calls.some(({ sentAt, isOnItsWay }) => sentAt !== null || isOnItsWay);
}
