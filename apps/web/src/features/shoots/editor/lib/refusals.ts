import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { ApiError, sentenceOf } from '@/lib/api.ts';
import { OtherAccountError } from '@/lib/other-tabs.ts';
import { toast } from '@/lib/toast.ts';
import { formErrors } from './check-form.ts';
import type { EditorForm } from './editor-form.ts';

/** Whether no answer came because there is no network. What the browser says of it alone proves nothing. */
export function isWithoutNetwork(error: unknown, online: boolean): boolean {
  return !online && !(error instanceof ApiError) && !(error instanceof OtherAccountError);
}

const itemFields = [
  'locationId',
  'costumeIds',
  'propIds',
  'personnelIds',
  'participants',
  'equipment',
];

/** Whether a save was refused because of what it links: an item that somebody has deleted meanwhile. */
export function isAboutItems(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  return Object.keys(error.fields).some((path) => itemFields.includes(path.split('.')[0] ?? ''));
}

/** Whether there is no such shoot any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The form breaks a rule; the messages stand at the fields. */
export function tellInvalid(errors: FieldErrors<EditorForm>): void {
  const first = errors.title ?? Object.values(errors)[0];
  const description =
    typeof first?.message === 'string' ? first.message : 'Please look at the marked fields';
  toast({ title: 'Validation Error', description, variant: 'destructive' });
}

type Form = Pick<UseFormReturn<EditorForm, unknown, never>, 'getValues' | 'setError'>;

/** The server refused, or could not be reached: what is wrong goes to the fields, the rest into a message. */
export function tellRefusal(form: Form, error: unknown, fallback: string): void {
  // Signing in again is asked for in its own dialog.
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
  toast({ title: 'Error', description: sentenceOf(error, fallback), variant: 'destructive' });
}

export function tellOffline(): void {
  toast({
    title: 'You are offline',
    description: 'Your changes are kept here and saved once the network is back.',
  });
}
