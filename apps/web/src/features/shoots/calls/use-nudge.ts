import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useNudgeCalls } from '@/features/shoots/api/call-sending.ts';
import { namesIn, tellNotSent, tellNudged } from './tell-sent.ts';
import { useMailQuestion } from './use-mail-question.tsx';

export type NudgedShoot = Pick<ShootDetail, 'id' | 'participants'>;

/** Nudges participants after a question, and shows in a toast what became of it. */
export function useNudge({ id, participants }: NudgedShoot) {
  const { mutateAsync, isPending } = useNudgeCalls(id);
  const nudge = async (participantIds: string[]) => {
    try {
      tellNudged(await mutateAsync(participantIds), participants);
      return true;
    } catch (error) {
      tellNotSent(error, { failed: callSendingWords('nudgeFailed') });
      return false;
    }
  };
  const wordsFor = (asked: readonly string[]) => {
    const count = asked.length;
    return {
      title: callSendingWords('nudgeQuestion', { count }),
      effect: callSendingWords('nudgeEffect', { count, names: namesIn(asked, participants) }),
      action: callSendingWords('nudgeAll', { count }),
    };
  };
  return useMailQuestion(wordsFor, nudge, isPending);
}
