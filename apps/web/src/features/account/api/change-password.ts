import { getFeeds } from '@lensemble/contract/calendar';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { changePassword } from '@lensemble/contract/passwords';
import { listSessions } from '@lensemble/contract/sessions';
import { loginWords } from '@lensemble/messages/web/account-logins';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';
import { toast } from '@/lib/shell/toast.ts';

/** Changes the user's password. The server ends all other sessions. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => callApi(changePassword, { body }),
    onSuccess: () => {
      toast({
        title: loginWords('passwordChanged'),
        description: loginWords('othersSignedOut'),
      });
      void queryClient.invalidateQueries({ queryKey: [listSessions.path] });
      void queryClient.invalidateQueries({ queryKey: [getFeeds.path] });
    },
  });
}
