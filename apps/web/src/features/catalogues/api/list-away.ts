import { listAway } from '@lensemble/contract/away';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** When a person is away. They may note days themselves, so each dialog asks again. */
export const awayQuery = (personnelId: string) =>
  queryOptions({
    queryKey: [listAway.path, personnelId],
    queryFn: ({ signal }) => callApi(listAway, { params: { id: personnelId }, signal }),
    refetchOnMount: 'always',
  });
