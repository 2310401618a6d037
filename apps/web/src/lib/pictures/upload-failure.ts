import { ApiError, sentenceOf } from '../calls/api.ts';
import { NetworkError, SilenceError } from './upload.ts';

/** `time`: the network or the server recovers by itself. `sign-in`: the session has ended. */
export type Passing = 'time' | 'sign-in';

export interface UploadFailure {
  readonly reason: string;
  /** Whether a retry with the same picture can succeed. */
  readonly canRetry: boolean;
  /** What resolves the cause; null if unknown. */
  readonly passesWith: Passing | null;
}

/** Statuses that refuse the picture itself: broken, too large, unsupported, too many. */
const ofPicture: readonly number[] = [400, 413, 415, 422];

/**
 * The message for a failed upload, and what helps. `fallback` is used if the server gave no reason, `offline` without a
 * connection.
 */
export function uploadFailure(
  error: unknown,
  fallback: string,
  offline: string = fallback,
): UploadFailure {
  const isNetwork = error instanceof NetworkError;
  const isSilence = error instanceof SilenceError;
  return {
    reason: isSilence ? error.message : sentenceOf(error, isNetwork ? offline : fallback),
    canRetry: !(error instanceof ApiError && ofPicture.includes(error.status)),
    passesWith: isNetwork ? 'time' : passingOf(error),
  };
}

function passingOf(error: unknown): Passing | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'sign-in';
  return error.status === 429 || error.status >= 500 ? 'time' : null;
}
