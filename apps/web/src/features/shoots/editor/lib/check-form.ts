import { quantity } from '@lensemble/contract/equipment';
import { fieldErrors } from '@lensemble/contract/errors';
import { reminderRefusal } from '@lensemble/contract/reminders';
import { type NewShoot, newShoot, type ShootDetail } from '@lensemble/contract/shoots';
import { bodyOf, type EditorForm } from './editor-form.ts';
import { addLink } from './instagram-links.ts';
import type { Base } from './open-editor.ts';

/** Whether a body equals the body of the base version. */
export function saysTheSame(
  { stored, values }: Pick<Base, 'stored' | 'values'>,
  body: NewShoot,
): boolean {
  const before = checkForm(values, stored ?? undefined);
  return 'body' in before && JSON.stringify(before.body) === JSON.stringify(body);
}

export type FormErrors = Partial<Record<keyof EditorForm, string>>;

type Checked = { body: NewShoot } | { errors: FormErrors };

/** Validates the form against the contract. Returns the body to send, or the errors by form field. */
export function checkForm(form: EditorForm, stored?: ShootDetail): Checked {
  const added = addLink(form.instagramLinks, form.linkDraft) ?? { links: form.instagramLinks };
  const linkError = 'error' in added ? { linkDraft: added.error } : {};
  const links = 'links' in added ? added.links : form.instagramLinks;
  const wrong = form.equipment.map((entry) => quantityError(entry.quantity)).find(Boolean);
  const body = bodyOf({ ...form, instagramLinks: links }, stored);
  const isZoneGuess = stored?.isZoneGuess === true && stored.timeZone === form.timeZone;
  const reminder = reminderRefusal({ ...body, isZoneGuess }, stored ?? null, new Date());
  const ownErrors = {
    ...linkError,
    ...(wrong ? { equipment: wrong } : {}),
    ...(reminder ? { reminder } : {}),
  };
  const result = newShoot.safeParse(body);
  const isRight = Object.keys(ownErrors).length === 0;
  if (result.success && isRight) return { body: result.data };
  const others = result.success ? {} : formErrors(fieldErrors(result.error), form);
  return { errors: { ...others, ...ownErrors } };
}

export function quantityError(value: number): string | undefined {
  const result = quantity.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Maps field errors of the API to form fields. Leaves out fields that the form does not show. */
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
  if (name === 'conventionId' || name === 'meetingPointId') return 'convention';
  if (name === 'instagramLinks' && Number(index) === form.instagramLinks.length) return 'linkDraft';
  return name in form ? (name as keyof EditorForm) : undefined;
}
