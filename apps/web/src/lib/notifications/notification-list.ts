import type { NotificationFilter } from '@lensemble/contract/notification-kinds';
import {
  getNotification,
  listNotifications,
  type Notification,
  readNotification,
  readNotifications,
} from '@lensemble/contract/notifications';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../calls/api.ts';
import { refreshNotifications, unreadQuery } from './notifications.ts';

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
