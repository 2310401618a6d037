import { isGone, sentenceOf } from '@/lib/calls/api.ts';

export function memberRefusal(error: unknown, fallback: string): string {
  return isGone(error) ? 'This person is no longer in the team.' : sentenceOf(error, fallback);
}
