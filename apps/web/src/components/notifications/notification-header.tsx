import {
  type NotificationFilter,
  notificationFilters,
} from '@lensemble/contract/notification-kinds';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CheckCheck, Settings2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { paths } from '@/config/paths.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { notificationsQuery, useMarkRead } from '@/lib/notifications/notification-list.ts';
import { unreadQuery } from '@/lib/notifications/notifications.ts';
import { toastError } from '@/lib/shell/toast.ts';
import type { ChosenFilter } from './use-notification-filter.ts';

const names: Readonly<Record<NotificationFilter, string>> = {
  all: notificationWords('all'),
  forYou: notificationWords('forYou'),
};

interface NotificationHeaderProps extends ChosenFilter {
  onLeave?: () => void;
}

/** Which notifications are shown, and what can be done with all of them. */
export function NotificationHeader({ of, onChoose, onLeave }: NotificationHeaderProps) {
  const { data: unread } = useQuery(unreadQuery);
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <fieldset className="mr-auto flex gap-4">
        <legend className="sr-only">{notificationWords('which')}</legend>
        {notificationFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === of}
            onClick={() => onChoose(filter)}
            className="-mb-px flex min-h-10 items-center whitespace-nowrap gap-1.5 border-transparent border-b-2 font-[560] text-ink-2 text-sm hover:text-ink aria-pressed:border-accent aria-pressed:text-ink max-md:min-h-target"
          >
            {names[filter]}
            <Count count={unread?.[filter]} />
          </button>
        ))}
      </fieldset>
      <span className="ml-auto flex items-center gap-1">
        <ReadAll isOff={(unread?.all ?? 0) === 0} />
        <Button asChild variant="ghost" size="icon-sm" aria-label={notificationWords('settings')}>
          <Link to={paths.profile.path} hash="notifications" onClick={onLeave}>
            <Settings2 aria-hidden />
          </Link>
        </Button>
      </span>
    </div>
  );
}

function Count({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className="num text-accent-text text-xs">
        {count}
      </span>
      <span className="sr-only">{notificationWords('unreadCount', { count })}</span>
    </>
  );
}

/** Marks all that the reader can have seen: newer ones stay. */
function ReadAll({ isOff }: { isOff: boolean }) {
  const { data } = useInfiniteQuery(notificationsQuery('all'));
  const upTo = data?.pages[0]?.entries[0]?.number;
  const read = useMarkRead((error) =>
    toastError(sentenceOf(error, notificationWords('readAllFailed'))),
  );
  return (
    <Button
      variant="ghost"
      size="sm"
      off={isOff || upTo === undefined}
      pending={read.isPending}
      onClick={() => upTo !== undefined && read.mutate({ upTo })}
    >
      {!read.isPending && <CheckCheck aria-hidden />}
      {notificationWords('readAll')}
    </Button>
  );
}
