import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { packingWords } from '@lensemble/messages/web/packing';
import { CirclePlay, ListChecks, Moon, PackageCheck, Sun, Users, X } from 'lucide-react';
import {
  Activity,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useDay } from '@/lib/day/use-day.ts';
import { titlesOf } from '@/lib/device/change-words.ts';
import { useIsPainted } from '../hooks/use-is-painted.ts';
import { useIsWide } from '../hooks/use-is-wide.ts';
import { useMarks } from '../hooks/use-marks.ts';
import { useNews } from '../hooks/use-news.ts';
import { useNow } from '../hooks/use-now.ts';
import { useStanding } from '../hooks/use-standing.ts';
import { useSunlight } from '../hooks/use-sunlight.ts';
import { useUploads } from '../hooks/use-uploads.ts';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { dayOfPlan, shotCounts } from '../lib/day-of-plan.ts';
import { DaySheet, type OpenSheet } from './day-sheet.tsx';
import { LateBar } from './late-bar.tsx';
import { Message } from './message.tsx';
import { NetworkNotes } from './network-notes.tsx';
import { NowPart } from './now-part.tsx';
import { PackingPart } from './packing-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { SideSwitch } from './side-switch.tsx';

interface DayScreenProps {
  account: string;
  shoot: ShootDetail;
  team: string;
  keptAt: number | null;
}

type Part = 'now' | 'plan' | 'people' | 'packing';
const parts: readonly {
  readonly part: Part;
  readonly label: string;
  readonly icon: ComponentType;
}[] = [
  { part: 'now', label: onSetWords('now'), icon: CirclePlay },
  { part: 'plan', label: onSetWords('plan'), icon: ListChecks },
  { part: 'people', label: onSetWords('people'), icon: Users },
  { part: 'packing', label: packingWords('title'), icon: PackageCheck },
];

/** The day of a shoot on set: for a phone in one hand, side by side on wider screens. */
export function DayScreen({ account, shoot, team, keptAt }: DayScreenProps) {
  const [part, setPart] = useState<Part>('now');
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const isWide = useIsWide();
  const now = useNow();
  const standing = useStanding();
  const { client, error, retry, ...view } = useDay(shoot.id);
  const uploads = useUploads(account, shoot.id, client);
  const news = useNews(account, shoot.id, keptAt, view);
  const marks = useMarks(client);
  const staysAwake = useWakeLock();
  // The same function each time, so that only the rows that change render again.
  const openEntry = useCallback((id: string) => setOpen({ sheet: 'entry', id }), []);
  useEffect(() => {
    document.title = `${shoot.title} · Lensemble`;
  }, [shoot.title]);
  if (!view.shots || !view.packing)
    return error ? <Message of="failed" onRetry={retry} /> : <Message of="loading" />;
  const day = dayOfPlan(shoot, view.shots, now);
  const names = day.entries.map(({ id, name }) => ({ id, title: name }));
  const titles = titlesOf(names, view.packing);
  const titleOf = (id: string) => titles.get(id);

  return (
    <div className="flex low:grid h-dvh low:grid-cols-[minmax(0,1fr)_auto] low:grid-rows-[auto_minmax(0,1fr)] flex-col gap-2.5 low:gap-y-1.5 bg-surface-0 pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)] text-ink text-sm">
      <Header shoot={shoot} {...shotCounts(day)} now={now} />
      <main className="flex min-h-0 flex-1 flex-col gap-2.5">
        <h1 className="sr-only">{onSetWords('title')}</h1>
        <NetworkNotes
          {...{ view, client, uploads, news, titleOf }}
          onShow={() => setOpen({ sheet: 'changes' })}
          upTo={keptAt === null ? null : formatTime(timeOf(keptAt, shoot.timeZone))}
          isSignedOut={standing.isSignedOut}
          otherTeam={standing.isOtherTeam ? team : null}
        />
        <LateBar day={day} onMove={() => setOpen({ sheet: 'move' })} />
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,0.9fr)]">
          <Column isShown={isWide || part === 'now'}>
            <NowPart
              {...{ shoot, day, staysAwake }}
              packing={view.packing}
              onPack={() => setPart('packing')}
              ownPictures={uploads.pictures}
              onDone={marks.done}
              onSkip={marks.skip}
              onAdd={() => setOpen({ sheet: 'add' })}
              onNote={(entry) => setOpen({ sheet: 'note', entry })}
              onOpen={openEntry}
            />
          </Column>
          <Column isShown={isWide || part === 'plan'}>
            <PlanPart {...{ shoot, day, now }} ownPictures={uploads.pictures} onOpen={openEntry} />
          </Column>
          <Column isShown={isWide || part === 'people' || part === 'packing'}>
            <SideSwitch shown={part === 'packing' ? 'packing' : 'people'} onShow={setPart} />
            <Column isShown={part !== 'packing'}>
              <PeoplePart
                {...{ shoot, day }}
                onMap={() => setOpen({ sheet: 'map' })}
                onPerson={(id) => setOpen({ sheet: 'person', id })}
              />
            </Column>
            <Column isShown={part === 'packing'}>
              <PackingPart {...{ shoot, client, day }} shots={view.shots} packing={view.packing} />
            </Column>
          </Column>
        </div>
      </main>
      <nav
        aria-label={onSetWords('tabs')}
        className="low:col-start-2 low:row-span-2 low:row-start-1 grid low:w-20 low:auto-rows-[1fr] grid-cols-4 low:grid-cols-1 border-line border-t low:border-t-0 low:border-l pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        {parts.map(({ part: each, label, icon: Icon }) => (
          <Button
            key={each}
            variant="ghost"
            aria-pressed={each === part}
            className={cn(
              'low:h-auto min-h-14 flex-col gap-0.5 rounded-none text-xs',
              each === part && 'text-accent-text',
            )}
            onClick={() => setPart(each)}
          >
            <Icon />
            {label}
          </Button>
        ))}
      </nav>
      {open && (
        <DaySheet
          {...{ open, account, shoot, view, day, client, uploads, news, titleOf, marks }}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** What is not shown renders after the first paint, so that it delays neither that nor a tap. */
function Column({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const isPainted = useIsPainted();
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {(isShown || isPainted) && <div className="flex min-h-0 flex-1 flex-col">{children}</div>}
    </Activity>
  );
}

interface HeaderProps {
  shoot: ShootDetail;
  done: number;
  all: number;
  now: number;
}

function Header({ shoot: { id, title, timeZone }, done, all, now }: HeaderProps) {
  const [isSun, toggleSun] = useSunlight();
  return (
    <header className="flex items-center gap-1 px-1">
      <Button asChild variant="ghost" className="min-h-14 min-w-14 px-0">
        <a href={`/shoots/${id}`} aria-label={onSetWords('leave')}>
          <X />
        </a>
      </Button>
      <p className="min-w-0 flex-1">
        <b className="block truncate font-[620] text-base">{title}</b>
        <small className="num block truncate text-ink-3 text-xs">
          {formatTime(timeOf(now, timeZone))}
          {all > 0 && ` · ${onSetWords('progress', { done, all })}`}
        </small>
      </p>
      <Button
        variant="ghost"
        className="min-h-14 min-w-14 px-0"
        aria-label={onSetWords('sunlight')}
        aria-pressed={isSun}
        onClick={toggleSun}
      >
        {isSun ? <Moon /> : <Sun />}
      </Button>
    </header>
  );
}
