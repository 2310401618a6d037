import { endSession, listSessions, type Session } from '@lensemble/contract/sessions';
import { sessionWords } from '@lensemble/messages/web/account-sessions';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isGone, sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';

/** The user's sessions. Reloaded on every mount, because they change on other devices. */
export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
  refetchOnMount: 'always',
});

export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessions: readonly Session[]) => Promise.all(sessions.map(end)),
    onSuccess: (ended) =>
      toast({
        title: ended.length === 1 ? sessionWords('signedOut') : sessionWords('othersSignedOut'),
      }),
    onError: (error) => toastError(sentenceOf(error, sessionWords('failed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

async function end({ id }: Session): Promise<void> {
  try {
    await callApi(endSession, { params: { id } });
  } catch (error) {
    // A session that has already ended counts as success.
    if (!isGone(error)) throw error;
  }
}
