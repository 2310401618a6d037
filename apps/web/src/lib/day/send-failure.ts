import { ApiError } from '@/lib/calls/api.ts';

/**
 * What a failed request means for its operations.
 * - `wait`: they are sent again, because the server did not answer, or may answer otherwise later
 * - `gone`: the shoot is deleted
 * - `forbidden`, `invalid`: the server does not take one of them
 */
export type SendFailure = 'wait' | 'gone' | 'forbidden' | 'invalid';

/** The sign-in has ended, the request took too long, another team is shown, or there were too many requests. */
const PASSING: readonly number[] = [401, 408, 409, 425, 429];

export function sendFailure(error: unknown): SendFailure {
  if (!(error instanceof ApiError)) return 'wait';
  const { status } = error;
  if (status >= 500 || PASSING.includes(status)) return 'wait';
  if (status === 404) return 'gone';
  return status === 403 ? 'forbidden' : 'invalid';
}
