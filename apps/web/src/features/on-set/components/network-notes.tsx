import type { RefusedOperation } from '@lensemble/contract/operation-queue';
import { deviceWords } from '@lensemble/messages/web/device';
import { CircleHelp, CloudOff, CloudUpload, HardDrive } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import type { DayClient, DayView } from '@/lib/day/day-client.ts';
import { currentTrouble, subscribeToTrouble } from '@/lib/device/trouble.ts';
import { refusalText, refusedChange } from '../lib/refusal-words.ts';

interface NetworkNotesProps {
  view: DayView;
  client: DayClient;
  /** Pictures that are not uploaded yet. */
  pictures: number;
  /** Until when the changes of others are known; null if they are known up to now. */
  upTo: string | null;
  isSignedOut: boolean;
  /** The team of the shoot, if another one is active. */
  otherTeam: string | null;
}

/** What waits for the network, what this device could not keep, and what the server did not apply. */
export function NetworkNotes(props: NetworkNotesProps) {
  const { view, client, pictures, upTo, isSignedOut, otherTeam } = props;
  const isReachable = useReachable();
  const trouble = useSyncExternalStore(subscribeToTrouble, currentTrouble);
  const waits = view.isStuck || !isReachable || isSignedOut || otherTeam !== null;
  const waiting = [
    waits && view.waiting > 0 && deviceWords('waiting', { count: view.waiting }),
    pictures > 0 && deviceWords('pictureWaits', { count: pictures }),
    !isReachable && upTo && deviceWords('upTo', { time: upTo }),
  ].filter(Boolean);
  return (
    <div role="status" className="grid max-h-[40dvh] gap-1.5 overflow-y-auto px-3 empty:hidden">
      {isReachable ? (
        waiting.length > 0 && (
          <Note icon={<CloudUpload className="size-5 shrink-0" aria-hidden />}>
            {waiting.join(' ')}
          </Note>
        )
      ) : (
        <Note icon={<CloudOff className="size-5 shrink-0" aria-hidden />}>
          {[deviceWords('offline'), ...waiting].join(' ')}
        </Note>
      )}
      {isSignedOut && (
        <Note icon={<CloudOff className="size-5 shrink-0" aria-hidden />}>
          {deviceWords('signInText')}
          <Button asChild className="min-h-14 shrink-0">
            <a href={`/auth?again=true&redirect=${encodeURIComponent(window.location.pathname)}`}>
              {deviceWords('signIn')}
            </a>
          </Button>
        </Note>
      )}
      {otherTeam !== null && (
        <Note icon={<CloudOff className="size-5 shrink-0" aria-hidden />}>
          {deviceWords('otherTeam', { team: otherTeam })}
        </Note>
      )}
      {trouble && (
        <Note icon={<HardDrive className="size-5 shrink-0" aria-hidden />}>
          {trouble === 'full' ? deviceWords('full') : deviceWords('closed')}
        </Note>
      )}
      {view.refused.map((refused) => (
        <Refused
          key={`${refused.operation.id} ${refused.reason}`}
          refused={refused}
          onDismiss={() => client.dismiss(refused.operation.id)}
        />
      ))}
    </div>
  );
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-13 items-center gap-2.5 rounded-lg border border-line bg-planning-soft px-3.5 py-2">
    {icon}
    {children}
  </div>
);

function Refused({ refused, onDismiss }: { refused: RefusedOperation; onDismiss: () => void }) {
  return (
    <div className="flex items-center gap-2.5 rounded-lg border border-line bg-surface-1 px-3.5 py-2">
      <CircleHelp className="size-5 shrink-0 text-planning-text" aria-hidden />
      <p className="min-w-0 flex-1">
        <b className="block font-[600]">
          {deviceWords('notApplied', { change: refusedChange(refused) })}
        </b>
        {refusalText(refused)}
      </p>
      <Button className="min-h-14" onClick={onDismiss}>
        {deviceWords('ok')}
      </Button>
    </div>
  );
}
