import { notificationWords } from '@lensemble/messages/web/notifications';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '@/lib/notifications/notifications.ts';

const SHOWN_MAX = 99;

/** How many notifications are unread; nothing if none is. */
export function UnreadCount() {
  const { data } = useQuery(unreadQuery);
  const count = data?.all ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="num absolute -top-0.5 -right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-[650] text-[10px] text-accent-on leading-none ring-2 ring-surface-0 max-md:top-1 max-md:right-0.5"
      >
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
      <span className="sr-only">{notificationWords('unreadCount', { count })}</span>
    </>
  );
}
