import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { useAskForConsents } from '@/features/shoots/api/consents.ts';
import { namesIn } from '@/features/shoots/calls/tell-sent.ts';
import { useMailQuestion } from '@/features/shoots/calls/use-mail-question.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** Asks participants for consent, after a question, and shows in a toast what became of it. */
export function useAsk({ id, participants }: Pick<ShootDetail, 'id' | 'participants'>) {
  const { mutateAsync, isPending } = useAskForConsents(id);
  const send = async (participantIds: string[]) => {
    try {
      const { sent, skipped } = await mutateAsync(participantIds);
      const count = skipped.filter(({ reason }) => reason !== 'answered').length;
      const notAsked = count > 0 ? afterwardsWords('notAskedCount', { count }) : undefined;
      const asked = sendsMail()
        ? afterwardsWords('askedCount', { count: sent.length })
        : mailOffWords('kept', { count: sent.length });
      if (notAsked !== undefined && sent.length === 0) toast({ title: notAsked });
      else toast({ title: asked, ...(notAsked !== undefined && { description: notAsked }) });
      return true;
    } catch (error) {
      const failed = afterwardsWords('askFailed');
      toastError(sentenceOf(error, failed), failed);
      return false;
    }
  };
  const wordsFor = (asked: readonly string[]) => {
    const count = asked.length;
    return {
      title: afterwardsWords('askQuestion', { count }),
      effect: afterwardsWords('askEffect', { names: namesIn(asked, participants) }),
      action: afterwardsWords('ask'),
    };
  };
  return useMailQuestion(wordsFor, send, isPending);
}
