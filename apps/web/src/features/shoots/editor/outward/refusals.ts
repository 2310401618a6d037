import { ApiError, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';

export const OFFLINE = 'You are offline. Please try again once you are connected.';

/** Whether Google Docs could not be had: then there are other ways to a document (spec section 8). */
export function isWithoutGoogleDocs(error: unknown): boolean {
  return error instanceof Error && /503/.test(error.message) && /google docs/i.test(error.message);
}

/** Whether the caller's own Google has to be connected (again) first. */
export function mustConnect(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'google_not_connected';
}

/** Shows a failure under its title; a session that ended is asked about in its own dialog. */
export function tellFailure(title: string, error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) return;
  const isOffline = !(error instanceof ApiError) && !navigator.onLine;
  const description = isOffline ? OFFLINE : sentenceOf(error, fallback);
  toast({ title, description, variant: 'destructive' });
}

export function tellBlocked(): void {
  toast({
    title: 'Popup blocked',
    description: 'Please allow popups to authorize Google',
    variant: 'destructive',
  });
}

/** What the popup said where nothing came of it. */
export function tellPopupFailure(title: string, error: string): void {
  toast({ title, description: error, variant: 'destructive' });
}

export const GOOGLE_NOT_CONFIGURED = 'Signing in with Google is not set up here';
