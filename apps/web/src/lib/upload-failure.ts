import { ApiError, sentenceOf } from './api.ts';
import { NetworkError, SilenceError } from './upload.ts';

export interface UploadFailure {
  /** Why, for people. */
  readonly reason: string;
  /** Whether the same picture may arrive at another try. */
  readonly canRetry: boolean;
  /** Whether another try can help by itself, once the network is back. */
  readonly isNetwork: boolean;
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
    isNetwork,
  };
}
