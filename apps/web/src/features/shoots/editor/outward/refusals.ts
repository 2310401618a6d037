import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';

export const OFFLINE = 'You are offline. Please try again once you are connected.';

/** Whether Google Docs is unavailable. The dialog then offers the other ways to a document. */
export function isWithoutGoogleDocs(error: unknown): boolean {
  return error instanceof Error && /503/.test(error.message) && /google docs/i.test(error.message);
}

/** Whether the user must connect a Google account (again) first. */
export function mustConnect(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'google_not_connected';
}

/** Shows a failure in a toast, unless the session has ended: a separate dialog handles that. */
export function tellFailure(title: string, error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  const isOffline = !(error instanceof ApiError) && !navigator.onLine;
  toastError(isOffline ? OFFLINE : sentenceOf(error, fallback), title);
}

export function tellBlocked(): void {
  toastError('Please allow popups to authorize Google', 'Popup blocked');
}

export const GOOGLE_NOT_CONFIGURED = 'Google is not set up on this server';
