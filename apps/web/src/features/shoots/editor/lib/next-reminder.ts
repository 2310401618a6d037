import type { Shoot } from '@lensemble/contract/shoots';
import { type ReminderFields, reminderTimeOf } from './editor-form.ts';

export interface NextReminder {
  /** ISO 8601. */
  readonly at: string;
  /** If false, it is sent only after the form is saved. */
  readonly isStored: boolean;
}

/** The future reminder that the form sets; null if there is none. */
export function nextReminder(form: ReminderFields, stored: Shoot, now: Date): NextReminder | null {
  const at = reminderTimeOf(form, stored);
  if (at === null || new Date(at) <= now) return null;
  return { at, isStored: at === stored.reminderTime };
}
