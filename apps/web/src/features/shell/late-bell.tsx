import { notificationWords } from '@lensemble/messages/web/notifications';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { NotificationPanel } from '@/components/notifications/notification-panel.tsx';
import { UnreadCount } from '@/components/notifications/unread-count.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { paths } from '@/config/paths.ts';

const Face = () => (
  <>
    <Bell aria-hidden />
    <span className="sr-only">{notificationWords('title')}</span>
    <UnreadCount />
  </>
);

/** The number of unread notifications, and a panel with the newest ones. On phones, they have a page. */
export default function LateBell({ isPhone = false }: { isPhone?: boolean }) {
  return isPhone ? <PhoneBell /> : <DesktopBell />;
}

const PhoneBell = () => (
  <Button asChild variant="ghost" size="icon" className="relative [&_svg]:size-5!">
    <Link to={paths.notifications.path}>
      <Face />
    </Link>
  </Button>
);

function DesktopBell() {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <Tooltip label={notificationWords('title')} side="right" delay={0} disabled={open}>
        <PopoverTrigger asChild>
          <Button variant="ghost" size="icon-sm" className="relative">
            <Face />
          </Button>
        </PopoverTrigger>
      </Tooltip>
      {open && (
        <PopoverContent
          aria-label={notificationWords('title')}
          className="flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-[26rem] flex-col overflow-hidden p-0"
        >
          <NotificationPanel onClose={() => setOpen(false)} />
        </PopoverContent>
      )}
    </Popover>
  );
}
