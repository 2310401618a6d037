import { getFeeds } from '@lensemble/contract/calendar';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api.ts';

/** The addresses that one's calendar programs can subscribe to: of a team that is active, and of oneself. */
export function feedsQuery(teamId: string) {
  return queryOptions({
    queryKey: [getFeeds.path, teamId],
    queryFn: ({ signal }) => callApi(getFeeds, { signal }),
  });
}
