import {
  addConsentWording,
  type ConsentWording,
  getConsentWording,
} from '@lensemble/contract/consent-wording';
import type { BodyOf } from '@lensemble/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '@/lib/calls/api.ts';

/** The wording of the active team. */
export const wordingQuery = queryOptions({
  queryKey: [getConsentWording.path],
  queryFn: ({ signal }) => callApi(getConsentWording, { signal }),
  refetchOnMount: 'always',
});

/** After a conflict, the newer version is the one that the next save is based on. */
export function useAddWording() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof addConsentWording>) => callApi(addConsentWording, { body }),
    onSuccess: (answer) => client.setQueryData(wordingQuery.queryKey, answer),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'version_conflict')
        client.setQueryData(wordingQuery.queryKey, {
          wording: error.current as ConsentWording | null,
        });
    },
  });
}
