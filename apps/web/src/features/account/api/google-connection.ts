import {
  checkIntegrations,
  disconnectGoogle,
  getGoogleConnection,
} from '@lensemble/contract/google';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';

/** The Google account that one has connected. It is connected elsewhere: every look at it asks anew. */
export const googleConnectionQuery = queryOptions({
  queryKey: [getGoogleConnection.path],
  queryFn: ({ signal }) => callApi(getGoogleConnection, { signal }),
  refetchOnMount: 'always',
});

/** Takes back what one let Lensemble do with one's own Google. */
export function useDisconnectGoogle() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(disconnectGoogle),
    onSuccess: () => {
      queryClient.setQueryData(googleConnectionQuery.queryKey, { connection: null });
      toast({ title: 'Google account disconnected' });
      // What the editors' buttons do depends on it.
      return queryClient.invalidateQueries({ queryKey: [checkIntegrations.path] });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to disconnect Google. Please try again.'),
        variant: 'destructive',
      }),
  });
}
