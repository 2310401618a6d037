import Toaster from '@/components/ui/toaster.tsx';
import type { Account } from '@/lib/device/database.ts';
import { DayScreen } from './components/day-screen.tsx';
import { KeptList } from './components/kept-list.tsx';
import { Locked } from './components/locked.tsx';
import { Message } from './components/message.tsx';
import { KeptPictures } from './components/pictures.tsx';
import { useFollowShoot } from './hooks/use-follow-shoot.ts';
import { useLock } from './hooks/use-lock.ts';
import { usePlan } from './hooks/use-plan.ts';

interface OnSetAppProps {
  /** Null if no account is signed in, as far as the device knows. */
  account: Account | null;
  /** Undefined for the list of kept plans. */
  shootId: string | undefined;
}

export function OnSetApp({ account, shootId }: OnSetAppProps) {
  const { lock, unlock } = useLock(account?.userId);
  useFollowShoot(account && !lock ? shootId : undefined);
  if (!account) return <Message of="signed-out" />;
  if (lock)
    return (
      <>
        <Locked lock={lock} onUnlock={unlock} />
        <Toaster />
      </>
    );
  return (
    <>
      {shootId === undefined ? (
        <KeptList account={account.userId} />
      ) : (
        <PlanScreen account={account.userId} shootId={shootId} />
      )}
      {/* Above the buttons under the thumb, or beside them, and as large as they are. */}
      <div className="[--bottom-inset:9rem] low:[--bottom-inset:0px] low:max-lg:[--toast-right:17rem] [&_button]:min-h-14 [&_button]:min-w-14">
        <Toaster />
      </div>
    </>
  );
}

function PlanScreen({ account, shootId }: { account: string; shootId: string }) {
  const plan = usePlan(account, shootId);
  if (plan.state === 'loading') return <Message of="loading" />;
  if (plan.state !== 'open') return <Message of={plan.state} onRetry={plan.retry} />;
  const { shoot, team, keptAt, pictures } = plan;
  return (
    <KeptPictures value={pictures}>
      <DayScreen {...{ account, shoot, team, keptAt }} />
    </KeptPictures>
  );
}
