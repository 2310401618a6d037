import { formatTime } from '@lensemble/contract/clock';
import { isAfterBegin } from '@lensemble/contract/shoot-plan';
import { type Reminder, reminderInstant, type Schedule, START_WITHOUT_TIME } from './reminder.ts';

export function scheduleHints(shoot: Schedule, reminder: Reminder, now: Date): readonly string[] {
  if (shoot.date === null || reminder.choice === 'none') return [];
  const instant = reminderInstant(shoot, reminder);
  if (!instant) return ['Choose a date and a time, or no reminder is sent.'];
  const hints: string[] = [];
  const isCounted = reminder.choice !== 'custom';
  if (isCounted && shoot.time === null) {
    hints.push(`Without a time, the reminder counts from ${formatTime(START_WITHOUT_TIME)}.`);
  }
  if (isAfterBegin(shoot, instant))
    hints.push('This reminder would go out after the shoot begins.');
  else if (instant < now) hints.push('The time of this reminder has passed.');
  return hints;
}
