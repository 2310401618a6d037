import { nudgingSkip } from '@lensemble/contract/call-sending';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { outwardWords } from '@lensemble/messages/web/outward';
import type { ReactNode } from 'react';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { useNudge } from '@/features/shoots/calls/use-nudge.ts';
import { offered } from '@/lib/shell/offered-commands.ts';
import type { EntryActs } from './open-list.tsx';

/** What the panel can do by itself: nudge those who are due, after a question, and open the panel that sends call sheets. */
export function useEntryActs(shoot: ShootDetail): { acts: EntryActs; question: ReactNode } {
  const { data: calls = [] } = useCalls(shoot.id);
  const { ask, question } = useNudge(shoot);
  const now = new Date();
  const due = calls.filter((call) => nudgingSkip(call, now) === undefined);
  const run = () => ask(due.map(({ participantId }) => participantId));
  const acts = {
    unanswered: due.length > 0 ? { name: callSendingWords('nudge'), run } : undefined,
    unasked: { name: outwardWords('sendCallSheet'), run: () => offered('sendCallSheet')?.() },
  };
  return { acts, question };
}
