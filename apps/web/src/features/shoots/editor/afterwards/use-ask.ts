import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterwardsWords } from '@lensemble/messages/web/editor-afterwards';
import { mailOffWords } from '@lensemble/messages/web/mail-off';
import { useAskForConsents } from '@/features/shoots/api/consents.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { sendsMail } from '@/lib/session/sends-mail.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** Asks participants for consent, or all who have not signed, and shows in a toast what became of it. */
export function useAsk({ id }: Pick<ShootDetail, 'id'>) {
  const { mutateAsync, isPending } = useAskForConsents(id);
  const ask = async (participantIds?: string[]) => {
    try {
      const { sent, skipped } = await mutateAsync(participantIds);
      const count = skipped.filter(({ reason }) => reason !== 'answered').length;
      const notAsked = count > 0 ? afterwardsWords('notAskedCount', { count }) : undefined;
      if (notAsked !== undefined && sent.length === 0) return toast({ title: notAsked });
      toast({
        title: sendsMail()
          ? afterwardsWords('askedCount', { count: sent.length })
          : mailOffWords('kept', { count: sent.length }),
        ...(notAsked !== undefined && { description: notAsked }),
      });
    } catch (error) {
      const failed = afterwardsWords('askFailed');
      toastError(sentenceOf(error, failed), failed);
    }
  };
  return { ask, isPending };
}
