import { ApiError, sentenceOf } from '@/lib/api.ts';

/** Why nothing can be done to a member, for people: most often since they have left meanwhile. */
export function memberRefusal(error: unknown, fallback: string): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? 'This person is not in the team any more.' : sentenceOf(error, fallback);
}
