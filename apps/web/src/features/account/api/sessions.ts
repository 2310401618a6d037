import type { Session } from '@lensemble/contract/sessions';
import { endSession, listSessions } from '@lensemble/contract/sessions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';

/** Where one is signed in. That changes elsewhere: every look at it asks anew. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
  refetchOnMount: 'always',
});

/** Signs out elsewhere. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessions: readonly Session[]) => Promise.all(sessions.map(end)),
    onSuccess: (ended) =>
      toast({
        title: ended.length === 1 ? 'Signed out there' : 'Signed out everywhere else',
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to sign out there. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

async function end({ id }: Session): Promise<void> {
  try {
    await callApi(endSession, { params: { id } });
  } catch (error) {
    // One that is over already is what was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
