import type { NotificationFilter } from '@lensemble/contract/notification-kinds';
import {
  countUnread,
  getNotification,
  listNotifications,
  type Notification,
  readNotification,
  readNotifications,
} from '@lensemble/contract/notifications';
import { TIME_ZONE_HEADER } from '@lensemble/contract/time-zone-header';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
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

export const notificationsQuery = (of: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [listNotifications.path, of],
    queryFn: ({ pageParam, signal }) =>
      callApi(listNotifications, { query: { of, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) =>
      hasMore ? String(entries.at(-1)?.number) : undefined,
    staleTime: 0,
  });

export const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: [getNotification.path, id],
    queryFn: ({ signal }) => callApi(getNotification, { params: { id }, signal }),
    retry: false,
  });

/** Reads them again, after the server or this page has changed them. */
export function refreshNotifications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [listNotifications.path] });
  void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
}

/** Marks one notification as read, or all up to the number of one. */
export function useMarkRead(onError?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Pick<Notification, 'id'> | { readonly upTo: number }) =>
      'id' in which
        ? callApi(readNotification, { params: { id: which.id } })
        : callApi(readNotifications, { body: { upTo: which.upTo } }),
    onSuccess: (unread) => client.setQueryData(unreadQuery.queryKey, unread),
    ...(onError && { onError }),
    onSettled: () => refreshNotifications(client),
  });
}
