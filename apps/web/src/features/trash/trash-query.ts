import { listTrash } from '@lensemble/contract/trash';
import type { TrashKind } from '@lensemble/contract/trash-kinds';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** @param kind undefined for all kinds */
export const trashQuery = (kind: TrashKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [listTrash.path, kind],
    queryFn: ({ pageParam, signal }) =>
      callApi(listTrash, { query: { after: pageParam, kind }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
