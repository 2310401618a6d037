import { ApiError, sentenceOf } from '@/lib/api.ts';
import { count } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';
import { HostedRefusal, UnconfirmedError } from './hosted-refusal.ts';

const UNREACHABLE = 'Lensemble cannot be reached. Please check your connection and try again.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** Why a call failed, in a sentence or two for people: the server's own words where it answered. */
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

/** What our own server said no with, behind the name of the step that failed too. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof ApiError ? cause : undefined;
}

/** Whether an account waits for its address to be confirmed. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof UnconfirmedError || apiErrorIn(error)?.code === 'unconfirmed';
}

/** Said to whoever signs in or up before the address is confirmed (spec section 8). */
export function toastUnconfirmed(): void {
  toast({
    title: 'Email Confirmation Required',
    description: 'Please check your email to confirm your account before continuing.',
  });
}

/** A waiting time, rounded up so that it is over when it says so. */
function spell(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  return seconds < 3_600
    ? count(Math.ceil(seconds / 60), 'minute')
    : count(Math.ceil(seconds / 3_600), 'hour');
}
