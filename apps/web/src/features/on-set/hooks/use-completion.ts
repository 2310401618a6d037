import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { type ShootDetail, updateShoot } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { useMutation } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { confirmAccount } from '@/lib/device/device-account.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { planQuery } from '../api/get-plan.ts';

/** Marks a shoot as completed, with Undo. */
export function useCompletion({ id, status: before }: Pick<ShootDetail, 'id' | 'status'>) {
  const { mutate, isPending } = useMutation({
    // Fails with a message instead of waiting for the network.
    networkMode: 'always',
    mutationFn: async (status: ShootStatus) => {
      await confirmAccount();
      return callApi(updateShoot, { params: { id }, body: { status } });
    },
    onSuccess: ({ status }, _, __, { client }) => {
      void client.invalidateQueries({ queryKey: planQuery(id).queryKey });
      if (status === 'completed')
        toast({
          title: onSetWords('completed'),
          action: { label: onSetWords('undo'), run: () => mutate(before) },
        });
    },
    onError: (error) => toastError(sentenceOf(error, onSetWords('notCompleted'))),
  });
  return { isPending, complete: () => mutate('completed') };
}
