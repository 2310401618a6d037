import { COLOR_DEFAULT, DURATION_DEFAULT } from '@lensemble/contract/constants';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import type { Shoot, ShootDetail } from '@lensemble/contract/shoots';
import type { FormLinks } from './form-links.ts';
import { linksOf, noLinks } from './form-links.ts';
import type { Reminder } from './reminder.ts';
import { noReminder, reminderInstant, reminderOf } from './reminder.ts';

/** What the editor edits. `date` and `time` are wall time in `timeZone`. */
export interface EditorForm extends FormLinks {
  title: string;
  status: ShootStatus;
  date: string | null;
  time: string | null;
  timeZone: string;
  durationMinutes: number;
  reminder: Reminder;
  locationId: string | null;
  description: string;
  color: string;
  instagramLinks: string[];
  /** What stands in the link field, not added yet; saving adds it, so that it is not lost. */
  linkDraft: string;
}

/** What a reminder goes by. */
export type ReminderFields = Pick<EditorForm, 'date' | 'time' | 'timeZone' | 'reminder'>;

export type Prefill = Partial<Pick<EditorForm, 'status' | 'date'>>;

/** The form of a shoot that does not exist yet. */
export function newForm(timeZone: string, prefill: Prefill = {}): EditorForm {
  return {
    title: '',
    status: 'idea',
    date: null,
    time: null,
    timeZone,
    durationMinutes: DURATION_DEFAULT,
    reminder: noReminder,
    locationId: null,
    ...noLinks(),
    description: '',
    color: COLOR_DEFAULT,
    instagramLinks: [],
    linkDraft: '',
    ...prefill,
  };
}

/** The form of a stored shoot. */
export function formOf(shoot: ShootDetail): EditorForm {
  return {
    title: shoot.title,
    status: shoot.status,
    date: shoot.date,
    time: shoot.time,
    timeZone: shoot.timeZone,
    durationMinutes: shoot.durationMinutes,
    reminder: reminderOf(shoot, shoot.reminderTime),
    locationId: shoot.locationId,
    ...linksOf(shoot),
    description: shoot.description ?? '',
    color: shoot.color,
    instagramLinks: shoot.instagramLinks ?? [],
    linkDraft: '',
  };
}

/** What the form says, in the API's words, before the contract's rules have looked at it. */
export function bodyOf(form: EditorForm, stored?: Shoot) {
  return {
    title: form.title,
    status: form.status,
    date: form.date,
    time: form.time,
    timeZone: form.timeZone,
    durationMinutes: form.durationMinutes,
    reminderTime: reminderTimeOf(form, stored),
    locationId: form.locationId,
    description: form.description,
    color: form.color,
    instagramLinks: form.instagramLinks,
  };
}

/**
 * The moment of the form's reminder, ISO 8601.
 * Date and time say less than a moment does (seconds, the second of an hour that comes twice): a custom reminder that
 * nobody touched keeps the stored moment.
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

function sameReminder(a: Reminder, b: Reminder): boolean {
  return a.choice === b.choice && a.date === b.date && a.time === b.time;
}
