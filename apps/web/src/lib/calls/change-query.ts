import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of a query. `change` receives undefined if nothing is cached, and may return undefined to
 * leave it so. A running fetch may return data from before the change, so it is canceled and restarted. Invalidated
 * data is loaded again.
 */
export function changeQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const filter = { queryKey, exact: true };
  const isOnItsWay = client.isFetching(filter) > 0;
  const isOutdated = client.getQueryState(queryKey)?.isInvalidated;
  // Cancel first, because canceling restores the data from before the fetch.
  if (isOnItsWay) void client.cancelQueries(filter);
  client.setQueryData<Data>(queryKey, change);
  if (isOnItsWay || isOutdated) void client.invalidateQueries(filter);
}
