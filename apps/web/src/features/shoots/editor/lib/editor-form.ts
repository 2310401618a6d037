import { COLOR_DEFAULT, DURATION_DEFAULT } from '@lensemble/contract/constants';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { NewShootInput, Shoot, ShootDetail } from '@lensemble/contract/shoots';
import { z } from 'zod';
import { formLinks, linksOf, noLinks } from './form-links.ts';
import { noReminder, type Reminder, reminder, reminderInstant, reminderOf } from './reminder.ts';

/**
 * The values of the editor. `date` and `time` are wall-clock time in `timeZone`. The schema checks only the shape, so
 * that stored drafts can be read; values need not be valid yet.
 */
export const editorForm = z.object({
  title: z.string(),
  status: z.enum(shootStatuses),
  date: z.string().nullable(),
  time: z.string().nullable(),
  timeZone: z.string(),
  durationMinutes: z.number(),
  setUpMinutes: z.number(),
  strikeMinutes: z.number(),
  reminder,
  locationId: z.string().nullable(),
  secondLocationId: z.string().nullable(),
  /** One value, so that a merge never takes the meeting point of another convention. */
  convention: z.object({ id: z.string(), meetingPointId: z.string().nullable() }).nullable(),
  ...formLinks,
  description: z.string(),
  color: z.string(),
  instagramLinks: z.array(z.string()),
  /** The text in the link input. Saving adds it to the links. */
  linkDraft: z.string(),
});
export type EditorForm = z.infer<typeof editorForm>;

export type ReminderFields = Pick<EditorForm, 'date' | 'time' | 'timeZone' | 'reminder'>;

/** Initial values of a new shoot. */
export type Prefill = Partial<EditorForm>;

export function newForm(timeZone: string, prefill: Prefill = {}): EditorForm {
  return {
    title: '',
    status: 'idea',
    date: null,
    time: null,
    timeZone,
    durationMinutes: DURATION_DEFAULT,
    setUpMinutes: 0,
    strikeMinutes: 0,
    reminder: noReminder,
    locationId: null,
    secondLocationId: null,
    convention: null,
    ...noLinks(),
    description: '',
    color: COLOR_DEFAULT,
    instagramLinks: [],
    linkDraft: '',
    ...prefill,
  };
}

export function formOf(shoot: ShootDetail): EditorForm {
  return {
    title: shoot.title,
    status: shoot.status,
    date: shoot.date,
    time: shoot.time,
    timeZone: shoot.timeZone,
    durationMinutes: shoot.durationMinutes,
    setUpMinutes: shoot.setUpMinutes,
    strikeMinutes: shoot.strikeMinutes,
    reminder: reminderOf(shoot, shoot.reminderTime),
    locationId: shoot.locationId,
    secondLocationId: shoot.secondLocationId,
    convention: shoot.conventionId
      ? { id: shoot.conventionId, meetingPointId: shoot.meetingPointId }
      : null,
    ...linksOf(shoot),
    description: shoot.description ?? '',
    color: shoot.color,
    instagramLinks: shoot.instagramLinks ?? [],
    linkDraft: '',
  };
}

/** The request body of a form, not validated. It contains every field, because a missing field would be cleared. */
export function bodyOf(form: EditorForm, stored?: Shoot): NewShootInput {
  return {
    title: form.title,
    status: form.status,
    date: form.date,
    time: form.time,
    timeZone: form.timeZone,
    durationMinutes: form.durationMinutes,
    setUpMinutes: form.setUpMinutes,
    strikeMinutes: form.strikeMinutes,
    reminderTime: reminderTimeOf(form, stored),
    locationId: form.locationId,
    secondLocationId: form.secondLocationId,
    conventionId: form.convention?.id ?? null,
    meetingPointId: form.convention?.meetingPointId ?? null,
    description: form.description,
    color: form.color,
    instagramLinks: form.instagramLinks,
  };
}

/**
 * The time of the form's reminder, ISO 8601; null for none. The form has minutes only and cannot express which of two
 * equal wall-clock times is meant (end of daylight saving time). An unchanged custom reminder therefore keeps the
 * stored time.
 */
export function reminderTimeOf(form: ReminderFields, stored: Shoot | undefined): string | null {
  const kept = stored?.reminderTime && form.date !== null && form.reminder.choice === 'custom';
  if (kept && form.timeZone === stored.timeZone) {
    const before = reminderOf(stored, stored.reminderTime);
    if (sameReminder(before, form.reminder)) return stored.reminderTime;
  }
  const instant = reminderInstant(form, form.reminder);
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null;
}

/**
 * The reminder of a form whose zone has changed. One that was stored under a guessed zone keeps its moment, which its author
 * meant. Any other keeps its wall-clock time.
 * @param left the zone before
 */
export function reminderAfterZone(
  form: ReminderFields,
  left: string,
  stored: Pick<ShootDetail, 'isZoneGuess' | 'reminderTime'> | null,
): Reminder {
  if (!stored?.isZoneGuess || stored.reminderTime === null) return form.reminder;
  const before = reminderOf({ ...form, timeZone: left }, stored.reminderTime);
  return sameReminder(before, form.reminder)
    ? reminderOf(form, stored.reminderTime)
    : form.reminder;
}

function sameReminder(a: Reminder, b: Reminder): boolean {
  return a.choice === b.choice && a.date === b.date && a.time === b.time;
}
