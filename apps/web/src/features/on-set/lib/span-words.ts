import { onSetWords } from '@lensemble/messages/web/on-set';

/** A span of whole minutes: `45 min`, or `4 h 22 min` from an hour on. */
export function spanWords(minutes: number): string {
  if (minutes < 60) return onSetWords('minutes', { minutes });
  return onSetWords('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
