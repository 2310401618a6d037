import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { type ShootDetail, updateShoot } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';
import { planQuery } from '../api/get-plan.ts';
import { useRequest } from './use-request.ts';

/** Marks a shoot as completed, with Undo. */
export function useCompletion({ id, status: before }: Pick<ShootDetail, 'id' | 'status'>) {
  const client = useQueryClient();
  const { isPending, send } = useRequest<ShootStatus>(async (status) => {
    await callApi(updateShoot, { params: { id }, body: { status } });
    void client.invalidateQueries({ queryKey: planQuery(id).queryKey });
    if (status === 'completed')
      toast({
        title: onSetWords('completed'),
        action: { label: onSetWords('undo'), run: () => void send(before) },
      });
  }, onSetWords('notCompleted'));
  return { isPending, complete: () => void send('completed') };
}
