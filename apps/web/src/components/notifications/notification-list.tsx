import type { NotificationFilter } from '@lensemble/contract/notification-kinds';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { screenErrorWords } from '@lensemble/messages/web/screen-errors';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorCard } from '@/components/errors/error-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { notificationsQuery } from '@/lib/notifications/notification-list.ts';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  of: NotificationFilter;
  /** Only the newest ones. */
  isShort?: boolean;
  /** A notification was opened. */
  onLeave?: () => void;
}

export function NotificationList({ of, isShort = false, onLeave }: NotificationListProps) {
  const query = useInfiniteQuery(notificationsQuery(of));
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  if (!data && errorUpdateCount > 0) {
    return (
      <ErrorCard
        bare
        error={error}
        title={notificationWords('failed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentenceOf(error, screenErrorWords('checkNetwork'))}
      </ErrorCard>
    );
  }
  if (!data) return <Waiting />;
  const entries = (isShort ? data.pages.slice(0, 1) : data.pages).flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState icon={Bell} title={notificationWords('emptyTitle')} bare className="py-12">
        {of === 'all' ? notificationWords('emptyText') : notificationWords('emptyForYou')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={notificationWords('title')} className="divide-y divide-line">
        {entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
      {!isShort && query.hasNextPage && (
        <div className="border-line border-t p-4">
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {notificationWords('more')}
          </Button>
        </div>
      )}
    </>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3 p-4">
    <span className="sr-only">{notificationWords('loading')}</span>
    <Skeleton className="h-12 rounded-lg" />
    <Skeleton className="h-12 rounded-lg" />
    <Skeleton className="h-12 rounded-lg" />
  </div>
);
