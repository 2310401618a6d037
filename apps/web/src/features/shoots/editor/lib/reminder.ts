import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { shootScheduleWords } from '@lensemble/messages/web/shoot-schedule';
import { z } from 'zod';
import { addDays } from '@/lib/time/dates.ts';

export const reminderChoices = ['none', '15min', '30min', '1hour', '1day', 'custom'] as const;
export type ReminderChoice = (typeof reminderChoices)[number];

export const reminderLabels: Readonly<Record<ReminderChoice, string>> = {
  none: shootScheduleWords('none'),
  '15min': shootScheduleWords('minutesBefore', { count: 15 }),
  '30min': shootScheduleWords('minutesBefore', { count: 30 }),
  '1hour': shootScheduleWords('hourBefore'),
  '1day': shootScheduleWords('dayBefore'),
  custom: shootScheduleWords('chooseCustom'),
};

/** The reminder in the form. `date` and `time` (wall-clock time, `''` if empty) apply only to `custom`. */
export const reminder = z
  .object({ choice: z.enum(reminderChoices), date: z.string(), time: z.string() })
  .readonly();
export type Reminder = z.infer<typeof reminder>;

/** The start of a shoot, as wall-clock time in its time zone. */
export interface Schedule {
  readonly date: string | null;
  readonly time: string | null;
  readonly timeZone: string;
}

export const noReminder: Reminder = { choice: 'none', date: '', time: '' };

/**
 * The assumed start of a shoot without a time. Counted from midnight, "1 hour before" would be at 23:00 the evening
 * before.
 */
export const START_WITHOUT_TIME = '09:00';

const MINUTES_BEFORE: Partial<Record<ReminderChoice, number>> = {
  '15min': 15,
  '30min': 30,
  '1hour': 60,
};

/**
 * The time of a reminder; null without a shoot date, without a reminder, or for a custom one without date or time.
 * Minutes and hours are exact durations. A day is a calendar day, as in RFC 5545: the same wall-clock time the day
 * before, even across a clock change.
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

/** The form value of a stored time: the choice that gives this time, otherwise `custom` with its wall-clock time. */
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

/** Initializes a custom reminder with the time of the previous choice. */
export function customReminderFrom(shoot: Schedule, previous: Reminder): Reminder {
  const instant = reminderInstant(shoot, previous);
  if (instant) return { choice: 'custom', ...wallClock(instant, shoot.timeZone) };
  return { choice: 'custom', date: shoot.date ?? '', time: '' };
}

function isDay(date: string | null): date is string {
  return date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date);
}
