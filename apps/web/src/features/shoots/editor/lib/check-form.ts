import { quantity } from '@lensemble/contract/equipment';
import { fieldErrors } from '@lensemble/contract/errors';
import {
  REMINDER_AFTER_BEGIN_MESSAGE,
  REMINDER_IN_THE_PAST_MESSAGE,
} from '@lensemble/contract/reminders';
import { isAfterBegin } from '@lensemble/contract/shoot-begin';
import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import { newShoot } from '@lensemble/contract/shoots';
import type { EditorForm } from './editor-form.ts';
import { bodyOf } from './editor-form.ts';
import { addLink } from './instagram-links.ts';
import type { Base } from './open-editor.ts';

/** Whether a body says nothing that the version which the editing started from does not say. */
export function saysTheSame(
  { stored, values }: Pick<Base, 'stored' | 'values'>,
  body: NewShoot,
): boolean {
  const before = checkForm(values, stored ?? undefined);
  return 'body' in before && JSON.stringify(before.body) === JSON.stringify(body);
}

export type FormErrors = Partial<Record<keyof EditorForm, string>>;

type Checked = { body: NewShoot } | { errors: FormErrors };

/** Applies the contract's rules: the body to send, or what is wrong, by the form's fields. */
export function checkForm(form: EditorForm, stored?: Shoot): Checked {
  const added = addLink(form.instagramLinks, form.linkDraft) ?? { links: form.instagramLinks };
  const linkError = 'error' in added ? { linkDraft: added.error } : {};
  const links = 'links' in added ? added.links : form.instagramLinks;
  const wrong = form.equipment.map((entry) => quantityError(entry.quantity)).find(Boolean);
  const body = bodyOf({ ...form, instagramLinks: links }, stored);
  const ownErrors = {
    ...linkError,
    ...(wrong ? { equipment: wrong } : {}),
    ...reminderError(body, stored),
  };
  const result = newShoot.safeParse(body);
  const isRight = Object.keys(ownErrors).length === 0;
  if (result.success && isRight) return { body: result.data };
  const others = result.success ? {} : formErrors(fieldErrors(result.error), form);
  return { errors: { ...others, ...ownErrors } };
}

/** A reminder that is over, or comes after the beginning, may stay where it is stored so: shoots of the past can be changed. */
function reminderError(body: Plan, stored: Shoot | undefined): FormErrors {
  if (body.reminderTime === null) return {};
  const reminder = new Date(body.reminderTime);
  const kept = stored?.reminderTime ? new Date(stored.reminderTime) : undefined;
  const isNew = kept?.getTime() !== reminder.getTime();
  if (isNew && reminder.getTime() <= Date.now()) return { reminder: REMINDER_IN_THE_PAST_MESSAGE };
  const wasAfterBegin = stored && !isNew && isAfterBegin(stored, reminder);
  if (wasAfterBegin || !isAfterBegin(body, reminder)) return {};
  return { reminder: REMINDER_AFTER_BEGIN_MESSAGE };
}

type Plan = Pick<Shoot, 'date' | 'time' | 'timeZone' | 'reminderTime'>;

/** What is wrong with how many of a piece of equipment are needed. */
export function quantityError(value: number): string | undefined {
  const result = quantity.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Brings the API's `fields` to the form's own fields; what the form does not show is left out. */
export function formErrors(fields: Readonly<Record<string, string>>, form: EditorForm): FormErrors {
  const errors: FormErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const field = formField(path, form);
    if (field) errors[field] ??= message;
  }
  return errors;
}

function formField(path: string, form: EditorForm): keyof EditorForm | undefined {
  const [name = '', index] = path.split('.');
  if (name === 'reminderTime') return 'reminder';
  if (name === 'instagramLinks' && Number(index) === form.instagramLinks.length) return 'linkDraft';
  return name in form ? (name as keyof EditorForm) : undefined;
}
