import { deviceWords } from '@lensemble/messages/web/device';
import { CircleHelp, CloudOff, CloudUpload, HardDrive, type LucideIcon } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import type { DayClient, DayView } from '@/lib/day/day-client.ts';
import { currentTrouble, subscribeToTrouble } from '@/lib/device/trouble.ts';
import type { Uploads } from '../hooks/use-uploads.ts';
import { RefusedChange, type TitleOf } from './refused-change.tsx';

interface NetworkNotesProps {
  view: DayView;
  client: DayClient;
  uploads: Uploads;
  titleOf: TitleOf;
  /** Until when the changes of others are known; null if they are known up to now. */
  upTo: string | null;
  isSignedOut: boolean;
  /** The team of the shoot, if another one is active. */
  otherTeam: string | null;
  /** Names all changes. */
  onShow: () => void;
}

/** What waits for the network, what this device could not keep, and what the server did not apply. */
export function NetworkNotes(props: NetworkNotesProps) {
  const { view, client, uploads, titleOf, upTo, isSignedOut, otherTeam, onShow } = props;
  const isReachable = useReachable();
  const trouble = useSyncExternalStore(subscribeToTrouble, currentTrouble);
  const isHeld = view.isStuck || !isReachable || isSignedOut || otherTeam !== null;
  const changes = isHeld ? view.waiting : 0;
  const refusedPictures = uploads.waiting.filter(({ refused }) => refused !== undefined).length;
  const pictures = uploads.waiting.length - refusedPictures;
  const waiting = [
    changes > 0 && deviceWords('waiting', { count: changes }),
    pictures > 0 && deviceWords('pictureWaits', { count: pictures }),
    !isReachable && upTo && deviceWords('upTo', { time: upTo }),
  ].filter(Boolean);
  const show = changes + pictures > 0 && <Show onShow={onShow} />;
  const [first, ...more] = view.refused;
  return (
    <div role="status" className="grid max-h-[40dvh] gap-1.5 overflow-y-auto px-3 empty:hidden">
      {isReachable ? (
        waiting.length > 0 && (
          <Note icon={CloudUpload}>
            <Text>{waiting.join(' ')}</Text>
            {show}
          </Note>
        )
      ) : (
        <Note icon={CloudOff}>
          <Text>{[deviceWords('offline'), ...waiting].join(' ')}</Text>
          {show}
        </Note>
      )}
      {isSignedOut && (
        <Note icon={CloudOff}>
          <Text>{deviceWords('signInText')}</Text>
          <Button asChild className="min-h-14 shrink-0">
            <a href={`/auth?again=true&redirect=${encodeURIComponent(window.location.pathname)}`}>
              {deviceWords('signIn')}
            </a>
          </Button>
        </Note>
      )}
      {otherTeam !== null && (
        <Note icon={CloudOff}>
          <Text>{deviceWords('otherTeam', { team: otherTeam })}</Text>
        </Note>
      )}
      {trouble && (
        <Note icon={HardDrive}>
          <Text>{trouble === 'full' ? deviceWords('full') : deviceWords('closed')}</Text>
        </Note>
      )}
      {refusedPictures > 0 && (
        <Note icon={CircleHelp}>
          <Text>{deviceWords('picturesRefused', { count: refusedPictures })}</Text>
          <Show onShow={onShow} />
        </Note>
      )}
      {first && <RefusedChange refused={first} {...{ client, titleOf }} />}
      {more.length > 0 && (
        <Note icon={CircleHelp}>
          <Text>{deviceWords('notAppliedMore', { count: more.length })}</Text>
          <Show onShow={onShow} />
        </Note>
      )}
    </div>
  );
}

const Note = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <div className="flex min-h-13 items-center gap-2.5 rounded-lg border border-line bg-planning-soft py-1.5 pr-1.5 pl-3.5">
    <Icon className="size-5 shrink-0" aria-hidden />
    {children}
  </div>
);

const Text = ({ children }: { children: ReactNode }) => (
  <p className="min-w-0 flex-1">{children}</p>
);

const Show = ({ onShow }: { onShow: () => void }) => (
  <Button className="min-h-14 shrink-0" onClick={onShow}>
    {deviceWords('showChanges')}
  </Button>
);
