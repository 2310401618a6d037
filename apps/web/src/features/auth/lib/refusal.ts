import { ApiError, sentenceOf } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { count } from '@/lib/words/count.ts';
import { HostedRefusal, UnconfirmedError } from './hosted-refusal.ts';

const UNREACHABLE = 'Lensemble cannot be reached. Please check your connection and try again.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** The message for a failed call: the server's own message, if it responded. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause) return `${error.message}. ${reasonOf(error.cause)}`;
  if (error instanceof HostedRefusal) return error.message;
  if (!(error instanceof ApiError)) return UNREACHABLE;
  const sentence = sentenceOf(error, UNKNOWN).replace(/[^.!?]$/, '$&.');
  const wait = error.retryAfterSeconds;
  return error.status === 429 && wait
    ? `${sentence} You can try again in ${spell(wait)}.`
    : sentence;
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
    title: 'Email Confirmation Required',
    description: 'Please check your email to confirm your account before continuing.',
  });
}

/** A waiting time in words, rounded up. */
function spell(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  return seconds < 3_600
    ? count(Math.ceil(seconds / 60), 'minute')
    : count(Math.ceil(seconds / 3_600), 'hour');
}
