import type { NewShoot } from '@lensemble/contract/shoots';
import type { Attempt } from '@/lib/calls/create-once.ts';

/** A request to create a shoot whose outcome is unknown. */
export type CreateAttempt = Attempt<NewShoot>;
