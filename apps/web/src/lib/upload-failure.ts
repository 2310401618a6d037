import { ApiError, sentenceOf } from './api.ts';
import { NetworkError, SilenceError } from './upload.ts';

/** `time`: the network, or a server in trouble, comes back by itself. `sign-in`: the session was over. */
export type Passing = 'time' | 'sign-in';

export interface UploadFailure {
  /** Why, for people. */
  readonly reason: string;
  /** Whether the same picture may arrive at another try. */
  readonly canRetry: boolean;
  /** With what the reason passes, so that another try can help; null where nobody knows. */
  readonly passesWith: Passing | null;
}

/** Refusals of the picture itself, not of the moment: broken, too large, of another kind, too many. */
const ofPicture: readonly number[] = [400, 413, 415, 422];

/** What to say about an upload that failed, and what helps. `fallback` where nobody has said anything. */
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
