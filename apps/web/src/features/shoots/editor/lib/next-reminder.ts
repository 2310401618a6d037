import type { Shoot } from '@lensemble/contract/shoots';
import type { ReminderFields } from './editor-form.ts';
import { reminderTimeOf } from './editor-form.ts';

/** A reminder to come. */
export interface NextReminder {
  /** ISO 8601 */
  readonly at: string;
  /** Else it goes out only once the form is saved. */
  readonly isStored: boolean;
}

/** The reminder of a shoot as its form has it; null where none is to come. */
export function nextReminder(form: ReminderFields, stored: Shoot, now: Date): NextReminder | null {
  const at = reminderTimeOf(form, stored);
  if (at === null || new Date(at) <= now) return null;
  return { at, isStored: at === stored.reminderTime };
}
