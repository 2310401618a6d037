import { refusalWords } from '@lensemble/messages/web/sign-in-refusals';
import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { HostedRefusal, UnconfirmedError } from './hosted-refusal.ts';

/** The message for a failed call: the server's own message, if it responded. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause) {
    return refusalWords('withCause', { text: error.message, cause: reasonOf(error.cause) });
  }
  if (error instanceof HostedRefusal) return error.message;
  if (!(error instanceof ApiError)) return refusalWords('unreachable');
  const text = sentenceOf(error, refusalWords('unknown'));
  const sentence = /[.!?。！？]$/.test(text) ? text : refusalWords('sentence', { text });
  const wait = error.retryAfterSeconds;
  return error.status === 429 && wait ? withWait(sentence, wait) : sentence;
}

/** The ApiError itself or in the error's cause. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof ApiError ? cause : undefined;
}

export function isUnconfirmed(error: unknown): boolean {
  return error instanceof UnconfirmedError || apiErrorIn(error)?.code === 'unconfirmed';
}

/** Shown when a person signs in or up with an unconfirmed address. */
export function toastUnconfirmed(): void {
  toast({
    title: refusalWords('confirmationRequired'),
    description: refusalWords('confirmBefore'),
  });
}

/** Adds a waiting time, rounded up. */
function withWait(sentence: string, seconds: number): string {
  if (seconds < 60) return refusalWords('againInSeconds', { sentence, count: seconds });
  return seconds < 3_600
    ? refusalWords('againInMinutes', { sentence, count: Math.ceil(seconds / 60) })
    : refusalWords('againInHours', { sentence, count: Math.ceil(seconds / 3_600) });
}
