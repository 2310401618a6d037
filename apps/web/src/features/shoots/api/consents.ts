import { askForConsents, listConsents } from '@lensemble/contract/consents';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** Who agreed to what. Participants sign without telling this browser. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: [listConsents.path, id],
    queryFn: ({ signal }) => callApi(listConsents, { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Asks participants. */
export function useAskForConsents(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (participantIds: string[]) =>
      callApi(askForConsents, { params: { id }, body: { participantIds } }),
    onSettled: () => client.invalidateQueries({ queryKey: consentsQuery(id).queryKey }),
  });
}
