import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what a query holds (undefined: nothing yet, and nothing is kept then). An answer that is still on its way may be
 * older than the change: it is given up, and asked for anew. What was out of date otherwise stays so.
 */
export function changeQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const filter = { queryKey, exact: true };
  const isOnItsWay = client.isFetching(filter) > 0;
  const isOutdated = client.getQueryState(queryKey)?.isInvalidated;
  // First, since giving up an answer brings back what was there before it was asked for.
  if (isOnItsWay) void client.cancelQueries(filter);
  client.setQueryData<Data>(queryKey, change);
  if (isOnItsWay || isOutdated) void client.invalidateQueries(filter);
}
