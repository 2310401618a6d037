import { formatHour } from '@lensemble/contract/clock-hour';
import { dailyTimes } from '@lensemble/contract/notification-kinds';
import type {
  NotificationSettings,
  SettingsChange,
} from '@lensemble/contract/notification-settings';
import { notificationWords } from '@lensemble/messages/web/notifications';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';

interface DailyTimesProps {
  settings: NotificationSettings;
  onChange: (change: SettingsChange) => void;
}

const QUIET = 'quiet-title';
const QUIET_HINT = 'quiet-hint';

/** When the daily email comes, and when nothing does. */
export function DailyTimes({ settings, onChange }: DailyTimesProps) {
  const { dailyAt, isQuiet } = settings;
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <Field label={notificationWords('dailyAt')} hint={notificationWords('dailyHint')}>
        <Select
          className="max-w-40"
          value={dailyAt}
          options={dailyTimes.map((value) => ({ value, label: formatHour(value) }))}
          onValueChange={(value) => onChange({ dailyAt: value })}
        />
      </Field>
      <div className="flex items-start justify-between gap-4">
        <div>
          <p id={QUIET} className="font-[580] text-sm">
            {notificationWords('quiet')}
          </p>
          <p id={QUIET_HINT} className="text-ink-3 text-xs">
            {notificationWords('quietHint')}
          </p>
        </div>
        <Switch
          aria-labelledby={QUIET}
          aria-describedby={QUIET_HINT}
          checked={isQuiet}
          onCheckedChange={(value) => onChange({ isQuiet: value })}
        />
      </div>
      <Zone settings={settings} onChange={onChange} />
    </div>
  );
}

/** The zone that was kept, and that of this browser where it is another. */
function Zone({ settings: { timeZone }, onChange }: DailyTimesProps) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([timeZone ?? own, own, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Field label={notificationWords('zone')} hint={notificationWords('zoneHint')}>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          className="max-w-72"
          value={timeZone ?? own}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onValueChange={(zone) => onChange({ timeZone: zone })}
        />
        {timeZone !== null && timeZone !== own && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ timeZone: own })}>
            {notificationWords('zoneNow', { zone: own.replaceAll('_', ' ') })}
          </Button>
        )}
      </div>
    </Field>
  );
}
