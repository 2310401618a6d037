import { notificationWords } from '@lensemble/messages/web/notifications';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { NotificationHeader } from './notification-header.tsx';
import { NotificationList } from './notification-list.tsx';
import { useNotificationFilter } from './use-notification-filter.ts';

/** The newest notifications, at the bell. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const filter = useNotificationFilter();
  return (
    <>
      <div className="border-line border-b px-4 pt-3">
        <h2 className="font-[620] text-base leading-snug">{notificationWords('title')}</h2>
        <NotificationHeader {...filter} onLeave={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NotificationList of={filter.of} isShort onLeave={onClose} />
      </div>
      <Link
        to={paths.notifications.path}
        onClick={onClose}
        className="border-line border-t px-4 py-2.5 text-center font-[560] text-accent-text text-sm hover:bg-hover focus-visible:-outline-offset-2"
      >
        {notificationWords('seeAll')}
      </Link>
    </>
  );
}
