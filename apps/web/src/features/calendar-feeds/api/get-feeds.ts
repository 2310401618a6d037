import { getFeeds } from '@lensemble/contract/calendar';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

/** The subscription URLs of the active team's feed and the user's own feed. */
export function feedsQuery(teamId: string) {
  return queryOptions({
    queryKey: [getFeeds.path, teamId],
    queryFn: ({ signal }) => callApi(getFeeds, { signal }),
  });
}
