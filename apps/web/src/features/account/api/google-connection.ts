import {
  checkIntegrations,
  disconnectGoogle,
  getGoogleConnection,
} from '@lensemble/contract/google';
import { googleAccountWords } from '@lensemble/messages/web/account-google';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** The user's connected Google account. Reloaded on every mount, because connecting happens on another page. */
export const googleConnectionQuery = queryOptions({
  queryKey: [getGoogleConnection.path],
  queryFn: ({ signal }) => callApi(getGoogleConnection, { signal }),
  refetchOnMount: 'always',
});

export function useDisconnectGoogle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(disconnectGoogle),
    onSuccess: () => {
      queryClient.setQueryData(googleConnectionQuery.queryKey, { connection: null });
      toast({ title: googleAccountWords('disconnected') });
      return queryClient.invalidateQueries({ queryKey: [checkIntegrations.path] });
    },
    onError: (error) => toastError(sentenceOf(error, googleAccountWords('notDisconnected'))),
  });
}
