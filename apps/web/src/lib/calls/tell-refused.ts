import { callWords } from '@lensemble/messages/web/calls';
import { toastError } from '../shell/toast.ts';
import { isNotRecent, sentenceOf } from './api.ts';

/**
 * Shows in a toast why a call failed that may need a recent sign-in. If the user did not sign in again, nothing has
 * failed, and the title says so.
 */
export function tellRefused(error: unknown, fallback: string, title = callWords('error')): void {
  toastError(sentenceOf(error, fallback), isNotRecent(error) ? callWords('nothingChanged') : title);
}
