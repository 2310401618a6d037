import { nudgingSkip } from '@lensemble/contract/call-sending';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { outwardWords } from '@lensemble/messages/web/outward';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { useNudge } from '@/features/shoots/calls/use-nudge.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import type { EntryActs } from './open-list.tsx';

/** What the panel can do by itself: nudge those who are due, and open the panel that sends call sheets. */
export function useEntryActs(shoot: ShootDetail): EntryActs {
  const { data: calls = [] } = useCalls(shoot.id);
  const { nudge, isPending } = useNudge(shoot);
  const now = new Date();
  const isDue = calls.some((call) => nudgingSkip(call, now) === undefined);
  return {
    unanswered: isDue
      ? { name: callSendingWords('nudge'), run: () => isPending || void nudge() }
      : undefined,
    unasked: { name: outwardWords('sendCallSheet'), run: () => offered('sendCallSheet')?.() },
  };
}
