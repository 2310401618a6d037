import { listTrash } from '@lensemble/contract/trash';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

export const trashQuery = infiniteQueryOptions({
  queryKey: [listTrash.path],
  queryFn: ({ pageParam, signal }) => callApi(listTrash, { query: { after: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  staleTime: 0,
});
