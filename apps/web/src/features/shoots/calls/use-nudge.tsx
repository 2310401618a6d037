import type { ShootDetail } from '@lensemble/contract/shoots';
import { callSendingWords } from '@lensemble/messages/web/call-sending';
import { useState } from 'react';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useNudgeCalls } from '@/features/shoots/api/call-sending.ts';
import { namesIn, tellNotSent, tellNudged } from './tell-sent.ts';

export type NudgedShoot = Pick<ShootDetail, 'id' | 'participants'>;

/**
 * Nudges participants and shows in a toast what became of it. No single tap sends an email: `ask` opens the question, which
 * the caller renders, with who gets one.
 */
export function useNudge({ id, participants }: NudgedShoot) {
  const { mutateAsync, isPending } = useNudgeCalls(id);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const count = asked.length;
  const nudge = async () => {
    try {
      tellNudged(await mutateAsync([...asked]), participants);
      setAsking(false);
    } catch (error) {
      tellNotSent(error, { failed: callSendingWords('nudgeFailed') });
    }
  };
  const ask = (participantIds: readonly string[]) => {
    setAsked(participantIds);
    setAsking(true);
  };
  const question = (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={callSendingWords('nudgeQuestion', { count })}
      description={callSendingWords('nudgeEffect', { count, names: namesIn(asked, participants) })}
      action={callSendingWords('nudgeAll', { count })}
      pending={isPending}
      destructive={false}
      onConfirm={() => void nudge()}
    >
      <MailOffNote />
    </AlertDialog>
  );
  return { ask, question };
}
