import { outwardResultWords } from '@lensemble/messages/web/outward-results';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { askServer } from '@/lib/calls/server-reach.ts';
import { toastError } from '@/lib/shell/toast.ts';

export const UNREACHABLE = outwardResultWords('unreachable');

/** Whether Google Docs is unavailable. The dialog then offers the other ways to a document. */
export function isWithoutGoogleDocs(error: unknown): boolean {
  return error instanceof Error && /503/.test(error.message) && /google docs/i.test(error.message);
}

/** Whether the user must connect a Google account (again) first. */
export function mustConnect(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'google_not_connected';
}

/** Shows a failure in a toast, unless the session has ended: a separate dialog handles that. */
export async function tellFailure(title: string, error: unknown, fallback: string): Promise<void> {
  if (error instanceof ApiError && error.status === 401) return;
  const isLost = !(error instanceof ApiError) && !(await askServer());
  toastError(isLost ? UNREACHABLE : sentenceOf(error, fallback), title);
}

export function tellBlocked(): void {
  toastError(outwardResultWords('allowPopups'), outwardResultWords('popupBlocked'));
}

export const GOOGLE_NOT_CONFIGURED = outwardResultWords('googleNotSetUp');
