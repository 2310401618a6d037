import { providers } from '@lensemble/contract/boot';
import { z } from 'zod';

export const keptTrip = z.object({
  provider: providers,
  redirect: z.string().optional(),
  inviteCode: z.string().optional(),
  /** The account to connect the provider to; undefined for a sign-in. */
  userId: z.string().optional(),
});
export type KeptTrip = z.infer<typeof keptTrip>;
