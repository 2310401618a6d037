import type {
  NotificationSettings as Settings,
  SettingsChange,
} from '@lensemble/contract/notification-settings';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/errors/load-failure.tsx';
import { MailOffNote } from '@/components/mail-off-note.tsx';
import { ProfileSection } from '@/components/profile-section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { DailyTimes } from './daily-times.tsx';
import { KindTable } from './kind-table.tsx';
import { PushSwitch } from './push-switch.tsx';
import { settingsQuery, useChangeSettings } from './settings-query.ts';
import { usePush } from './use-push.ts';

/** In the address, for the links that lead here. */
const NOTIFICATIONS = 'notifications';

/** How the user is notified, by kind. Each choice is saved at once. */
export function NotificationSettings() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <ProfileSection title={notificationWords('title')} id={NOTIFICATIONS}>
      {data && <Loaded settings={data} />}
      {!data && error && (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()}>
          {notificationWords('failed')}
        </LoadFailure>
      )}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">{notificationWords('loading')}</span>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </ProfileSection>
  );
}

function Loaded({ settings }: { settings: Settings }) {
  const { mutate } = useChangeSettings();
  const push = usePush(settings.pushKey);
  const change = (next: SettingsChange) => mutate(next);
  return (
    <div className="grid gap-5">
      <p className="-mt-2 text-ink-2 text-sm">{notificationWords('intro')}</p>
      {settings.isMailOff && <MailOff onChange={change} />}
      <PushSwitch push={push} />
      <MailOffNote />
      <KindTable settings={settings} isPushOn={push.state === 'on'} onChange={change} />
      <DailyTimes settings={settings} onChange={change} />
    </div>
  );
}

const MailOff = ({ onChange }: { onChange: (change: SettingsChange) => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong p-3">
    <p className="text-sm">{notificationWords('mailOff')}</p>
    <Button size="sm" onClick={() => onChange({ isMailOff: false })}>
      {notificationWords('mailOn')}
    </Button>
  </div>
);
