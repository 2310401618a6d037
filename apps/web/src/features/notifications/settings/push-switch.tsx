import { notificationWords } from '@lensemble/messages/web/notifications';
import { Switch } from '@/components/ui/switch.tsx';
import type { PushState } from '@/lib/notifications/push-device.ts';
import type { Push } from './use-push.ts';

/** Why this device gets no push messages, or what they are. */
const hints: Readonly<Record<PushState, string>> = {
  on: notificationWords('pushIsOn'),
  off: notificationWords('pushHint'),
  denied: notificationWords('pushDenied'),
  install: notificationWords('pushInstall'),
  unsupported: notificationWords('pushUnsupported'),
  insecure: notificationWords('pushInsecure'),
};

const TITLE = 'push-title';
const HINT = 'push-hint';

export function PushSwitch({ push: { state, turn, isPending } }: { push: Push }) {
  const isPossible = state === 'on' || state === 'off';
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <p id={TITLE} className="font-[580] text-sm">
          {notificationWords('pushTitle')}
        </p>
        <p id={HINT} className="text-ink-3 text-xs">
          {hints[state ?? 'off']}
        </p>
      </div>
      <Switch
        aria-labelledby={TITLE}
        aria-describedby={HINT}
        checked={state === 'on'}
        disabled={!isPossible || isPending}
        onCheckedChange={(isOn) => turn(isOn)}
      />
    </div>
  );
}
