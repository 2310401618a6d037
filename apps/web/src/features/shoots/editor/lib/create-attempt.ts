import type { NewShoot } from '@lensemble/contract/shoots';
import type { Attempt } from '@/lib/create-once.ts';

/** A shoot that was sent to be made. */
export type CreateAttempt = Attempt<NewShoot>;
