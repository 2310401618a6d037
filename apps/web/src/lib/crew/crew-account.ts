import { connectAccount, getOwnEntry } from '@lensemble/contract/crew-accounts';
import type { CrewMember } from '@lensemble/contract/personnel';
import { crewAccountWords } from '@lensemble/messages/web/crew-accounts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, sentenceOf } from '../calls/api.ts';
import { changeQuery } from '../calls/change-query.ts';
import { listItemsQuery } from '../catalogues/catalogues.ts';
import { toastError } from '../shell/toast.ts';
import { listLinkedNamesQuery } from '../shoots/linked-names.ts';

/** The crew entry that the user is. Other members may change it, so each use asks again. */
export const ownEntryQuery = queryOptions({
  queryKey: [getOwnEntry.path],
  queryFn: ({ signal }) => callApi(getOwnEntry, { signal }),
  refetchOnMount: 'always',
});

/** Says which member a crew entry is; null for none. */
export function useConnectAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, userId }: Pick<CrewMember, 'id' | 'userId'>) =>
      callApi(connectAccount, { params: { id }, body: { userId } }),
    onSuccess: ({ userId }, { id }) =>
      changeQuery<CrewMember[]>(client, listItemsQuery('personnel').queryKey, (list) =>
        list?.map((item) => (item.id === id ? { ...item, userId } : item)),
      ),
    onError: (error) => toastError(sentenceOf(error, crewAccountWords('failed'))),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownEntryQuery.queryKey }),
        client.invalidateQueries({ queryKey: listItemsQuery('personnel').queryKey }),
        client.invalidateQueries({ queryKey: listLinkedNamesQuery.queryKey }),
      ]),
  });
}
