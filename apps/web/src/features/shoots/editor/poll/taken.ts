import type { Candidate } from '@lensemble/contract/date-polls';
import type { Tally } from '@lensemble/contract/date-ranking';
import type { TakenDate } from '@/features/shoots/api/date-poll.ts';

/** A date that was taken, with its answers. */
export interface Taken {
  readonly candidate: Candidate;
  readonly tally: Tally;
  /** What Undo goes back to. */
  readonly before: Pick<TakenDate, 'date' | 'time'>;
}
