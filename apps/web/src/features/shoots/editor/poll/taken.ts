import type { Candidate } from '@lensemble/contract/date-polls';
import type { Tally } from '@lensemble/contract/date-ranking';

/** A date that was taken, with its answers. */
export interface Taken {
  readonly candidate: Candidate;
  readonly tally: Tally;
}
