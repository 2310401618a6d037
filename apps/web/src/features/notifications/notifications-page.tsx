import { notificationWords } from '@lensemble/messages/web/notifications';
import { NotificationHeader } from '@/components/notifications/notification-header.tsx';
import { NotificationList } from '@/components/notifications/notification-list.tsx';
import { useNotificationFilter } from '@/components/notifications/use-notification-filter.ts';
import { PageHeader } from '@/components/page-header.tsx';
import { OpenNotification } from './open-notification.tsx';

interface NotificationsPageProps {
  /** The id of a notification whose place is to be opened, from an email or a push message. */
  open: string | undefined;
  switchTeam: (teamId: string) => Promise<unknown>;
}

export function NotificationsPage({ open, switchTeam }: NotificationsPageProps) {
  const filter = useNotificationFilter();
  return (
    <>
      <PageHeader title={notificationWords('title')} subtitle={notificationWords('subtitle')} />
      {open !== undefined && <OpenNotification key={open} id={open} switchTeam={switchTeam} />}
      <div className="panel max-w-3xl overflow-hidden">
        <div className="border-line border-b px-4">
          <NotificationHeader {...filter} />
        </div>
        <NotificationList of={filter.of} />
      </div>
    </>
  );
}
