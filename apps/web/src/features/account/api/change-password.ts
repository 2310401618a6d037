import type { BodyOf } from '@lensemble/contract/endpoint';
import { changePassword } from '@lensemble/contract/passwords';
import { listSessions } from '@lensemble/contract/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';

/** Changes one's password, which ends one's other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => callApi(changePassword, { body }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Your other devices are signed out.' });
      void queryClient.invalidateQueries({ queryKey: [listSessions.path] });
    },
  });
}
