import { countUnread, listNotifications } from '@lensemble/contract/notifications';
import { TIME_ZONE_HEADER } from '@lensemble/contract/time-zone-header';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';

/** Where no stream tells of new ones. */
const ASK_MS = 60_000;

/** The server keeps the first one, for the hours of emails. */
const zoneHeader = () => ({
  [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export const unreadQuery = queryOptions({
  queryKey: [countUnread.path],
  queryFn: ({ signal }) => callApi(countUnread, { signal, headers: zoneHeader() }),
  refetchInterval: ASK_MS,
  refetchOnWindowFocus: true,
});

/** Reads them again, after the server or this page has changed them. */
export function refreshNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listNotifications.path] });
  void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
}
