import { pageSentence } from '@lensemble/messages/page-sentence';
import { editorInstagramWords } from '@lensemble/messages/web/editor-instagram';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { askServer } from '@/lib/calls/server-reach.ts';
import { OtherAccountError } from '@/lib/session/other-tabs.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { formErrors } from './check-form.ts';
import type { EditorForm } from './editor-form.ts';
import { linkLists } from './form-links.ts';

/** Whether a save failed because the server cannot be reached. Asks the server, as one lost request proves nothing. */
export async function isWithoutServer(error: unknown): Promise<boolean> {
  if (error instanceof OtherAccountError) return false;
  if (error instanceof ApiError && error.status < 502) return false;
  return !(await askServer());
}

const itemFields: readonly string[] = [
  'locationId',
  'secondLocationId',
  'personnelIds',
  ...linkLists,
];

/** Whether a save was refused because a linked item was deleted. */
export function isAboutItems(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return Object.keys(error.fields).some((path) => itemFields.includes(path.split('.')[0] ?? ''));
}

/** Reports invalid input. The messages also appear at the fields. */
export function tellInvalid(errors: FieldErrors<EditorForm>): void {
  const first = errors.title ?? Object.values(errors)[0];
  const reason =
    typeof first?.message === 'string'
      ? pageSentence(first.message)
      : editorSavingWords('checkFields');
  // Its section can be far from the save button, and its messages do not name it.
  const isOfLink = first !== undefined && first === errors.linkDraft;
  const description = isOfLink ? editorInstagramWords('refused', { reason }) : reason;
  toastError(description, editorSavingWords('invalid'));
}

type Form = Pick<UseFormReturn<EditorForm, unknown, never>, 'getValues' | 'setError'>;

/** Reports a failed save: field errors at the fields, the message in a toast. */
export function tellRefusal(form: Form, error: unknown, fallback: string): void {
  // A separate dialog asks to sign in again.
  if (error instanceof ApiError && error.status === 401) return;
  const wrong = error instanceof ApiError ? formErrors(error.fields, form.getValues()) : {};
  const names = Object.keys(wrong) as (keyof EditorForm)[];
  names.forEach((name, index) => {
    form.setError(
      name,
      { type: 'server', message: wrong[name] ?? '' },
      { shouldFocus: index === 0 },
    );
  });
  toastError(sentenceOf(error, fallback));
}
