import { deviceWords } from '@lensemble/messages/web/device';
import { onSetWords } from '@lensemble/messages/web/on-set';
import {
  CircleCheck,
  CircleHelp,
  CloudOff,
  CloudUpload,
  HardDrive,
  type LucideIcon,
  X,
} from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import type { DayClient, DayView } from '@/lib/day/day-client.ts';
import { currentTrouble, subscribeToTrouble } from '@/lib/device/trouble.ts';
import type { News } from '../hooks/use-news.ts';
import type { Uploads } from '../hooks/use-uploads.ts';
import { RefusedChange, type TitleOf } from './refused-change.tsx';

interface NetworkNotesProps {
  view: DayView;
  client: DayClient;
  uploads: Uploads;
  /** What happened without a network; null while there is none, and once the user has closed the note. */
  news: News | null;
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
  const { view, client, uploads, news, titleOf, upTo, isSignedOut, otherTeam, onShow } = props;
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
      <Back {...{ news, onShow }} />
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

/** The network is back: what was sent, and how much others did. */
function Back({ news, onShow }: Pick<NetworkNotesProps, 'news' | 'onShow'>) {
  if (!news) return null;
  const { waited, sent, others, close } = news;
  const count = others.reduce((sum, each) => sum + each.count, 0);
  const texts = [
    deviceWords('back'),
    waited > 0 && deviceWords('backSent', { sent: sent.length, count: waited }),
    count > 0 && deviceWords('cameIn', { count }),
  ];
  return (
    <Note icon={CircleCheck} className="bg-ready-soft">
      <Text>{texts.filter(Boolean).join(' ')}</Text>
      {count + sent.length > 0 && <Show onShow={onShow} />}
      <Button
        variant="ghost"
        className="min-h-14 min-w-14 px-0"
        aria-label={onSetWords('close')}
        onClick={close}
      >
        <X />
      </Button>
    </Note>
  );
}

interface NoteProps {
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

const Note = ({ icon: Icon, className = 'bg-planning-soft', children }: NoteProps) => (
  <div
    className={`flex min-h-13 items-center gap-2.5 rounded-lg border border-line py-1.5 pr-1.5 pl-3.5 ${className}`}
  >
    <Icon className="size-5 shrink-0" />
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
