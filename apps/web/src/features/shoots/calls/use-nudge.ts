import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useNudgeCalls } from '@/features/shoots/api/call-sending.ts';
import { tellNotSent, tellNudged } from './tell-sent.ts';

export type NudgedShoot = Pick<ShootDetail, 'id' | 'participants'>;

/** Nudges participants, or all who are due, and shows in a toast what became of it. */
export function useNudge({ id, participants }: NudgedShoot) {
  const { mutateAsync, isPending, variables } = useNudgeCalls(id);
  const nudge = async (participantIds?: string[]) => {
    try {
      tellNudged(await mutateAsync(participantIds), participants);
    } catch (error) {
      tellNotSent(error, { failed: callSendingWords('nudgeFailed') });
    }
  };
  return { nudge, isPending, nudging: isPending ? variables : undefined };
}
