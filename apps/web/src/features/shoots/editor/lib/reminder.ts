import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { addDays } from '@/lib/dates.ts';

export const reminderChoices = ['none', '15min', '30min', '1hour', '1day', 'custom'] as const;
export type ReminderChoice = (typeof reminderChoices)[number];

export const reminderLabels: Readonly<Record<ReminderChoice, string>> = {
  none: 'None',
  '15min': '15 minutes before',
  '30min': '30 minutes before',
  '1hour': '1 hour before',
  '1day': '1 day before',
  custom: 'Custom…',
};

/** What the form holds; `date` and `time` (wall time, `''` while empty) count for `custom` only. */
export interface Reminder {
  readonly choice: ReminderChoice;
  readonly date: string;
  readonly time: string;
}

/** When a shoot begins, as wall time in its zone. */
export interface Schedule {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
}

export const noReminder: Reminder = { choice: 'none', date: '', time: '' };

/**
 * A shoot that has a day but no time yet is reminded of as if it began at nine in the morning: counted from midnight,
 * "1 hour before" would ring at eleven the night before.
 */
export const START_WITHOUT_TIME = '09:00';

const MINUTES_BEFORE: Partial<Record<ReminderChoice, number>> = {
  '15min': 15,
  '30min': 30,
  '1hour': 60,
};

/**
 * The moment of a reminder, or null where there is none: no shoot date, nothing chosen, or a custom one that lacks its
 * date or its time (spec section 5). Minutes and hours before are exact; a day before is the same time on the clock of
 * the day before, also when the clocks change in between (RFC 5545 counts days so).
 */
export function reminderInstant(shoot: Schedule, reminder: Reminder): Date | null {
  if (!isDay(shoot.date) || reminder.choice === 'none') return null;
  if (reminder.choice === 'custom') {
    const { date, time } = reminder;
    return isDay(date) && time ? zonedInstant(date, time, shoot.timeZone) : null;
  }
  const time = shoot.time ?? START_WITHOUT_TIME;
  const minutes = MINUTES_BEFORE[reminder.choice];
  if (minutes === undefined) return zonedInstant(addDays(shoot.date, -1), time, shoot.timeZone);
  return new Date(zonedInstant(shoot.date, time, shoot.timeZone).getTime() - minutes * 60_000);
}

/** What the form shows for a stored moment: the choice that leads to it, else `custom` with its wall time. */
export function reminderOf(shoot: Schedule, reminderTime: string | null): Reminder {
  if (reminderTime === null) return noReminder;
  const instant = new Date(reminderTime);
  const choice = reminderChoices.find(
    (candidate) =>
      candidate !== 'custom' &&
      reminderInstant(shoot, { ...noReminder, choice: candidate })?.getTime() === instant.getTime(),
  );
  if (choice) return { ...noReminder, choice };
  return { choice: 'custom', ...wallClock(instant, shoot.timeZone) };
}

/** A custom reminder begins where the choice before it stood, so that only the difference has to be typed. */
export function customReminderFrom(shoot: Schedule, previous: Reminder): Reminder {
  const instant = reminderInstant(shoot, previous);
  if (instant) return { choice: 'custom', ...wallClock(instant, shoot.timeZone) };
  return { choice: 'custom', date: shoot.date ?? '', time: '' };
}

function isDay(date: string | null): date is string {
  return date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date);
}
