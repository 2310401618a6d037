import {
  type ActivityPage,
  listActivity,
  listAudit,
  listShootActivity,
} from '@lensemble/contract/activity';
import type { ShootActivityKind } from '@lensemble/contract/activity-kinds';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

export type ActivityOf =
  | 'team'
  | 'audit'
  | { readonly shootId: string; readonly kind: ShootActivityKind | undefined };

function read(of: ActivityOf, before: number | undefined, signal: AbortSignal) {
  const query = { before: before === undefined ? undefined : String(before) };
  if (of === 'team') return callApi(listActivity, { query, signal });
  if (of === 'audit') return callApi(listAudit, { query, signal });
  const { shootId, kind } = of;
  return callApi(listShootActivity, { params: { id: shootId }, query: { ...query, kind }, signal });
}

/** Reads windows of the activity, the newest first. It is always read anew, because every change adds to it. */
export const activityQuery = (of: ActivityOf) =>
  infiniteQueryOptions({
    queryKey: [listActivity.path, of],
    queryFn: ({ pageParam, signal }) => read(of, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, hasMore }: ActivityPage) =>
      hasMore ? entries.at(-1)?.id : undefined,
    staleTime: 0,
  });
