import { formatTime } from '@lensemble/contract/clock';
import { timeOf } from '@lensemble/contract/day-times';
import type { Packing } from '@lensemble/contract/packing';
import { checkedCount, packingEntries } from '@lensemble/contract/packing-list';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { onSetWords } from '@lensemble/messages/web/on-set';
import {
  ChevronRight,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  Package,
  SkipForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useReachable } from '@/lib/calls/server-reach.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { useCompletion } from '../hooks/use-completion.ts';
import { useIdea } from '../hooks/use-idea.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { mostOut } from '../lib/most-out.ts';
import { overrunsOf } from '../lib/overruns.ts';
import { ContactSheet } from './contact-sheet.tsx';

interface WrapPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  packing: Packing;
  /** The pictures of added shots that are not uploaded yet. */
  ownPictures: ReadonlyMap<string, string>;
  onPack: () => void;
}

/** Shown once all entries are done or skipped: how the day went, and what has to go back. */
export function WrapPart({ shoot, day, packing, ownPictures, onPack }: WrapPartProps) {
  const entries = packingEntries(packing);
  // Before the day, nothing has left.
  const out = day.isAhead ? 0 : entries.length - checkedCount(entries, 'back');
  const most = mostOut(entries, shoot.participants);
  const left = [
    onSetWords('stillOut', { count: out, total: entries.length }),
    ...(most
      ? [onSetWords('outOf', { count: most.count, name: most.name.split(/\s+/)[0] ?? most.name })]
      : []),
  ];
  const end = endOf(day);
  const overruns = overrunsOf(day);
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 py-8 text-center">
      <h2 className="display text-2xl">{onSetWords('wrap')}</h2>
      {end && <p className="num text-ink-2">{end}</p>}
      <ContactSheet {...{ shoot, ownPictures }} entries={day.entries} />
      <p className="num text-ink-2">
        {onSetWords('wrapCounts', { done: day.doneCount, skipped: day.skippedCount })}
      </p>
      {out > 0 && (
        <Button className="mt-4 min-h-16 w-full justify-start gap-3 text-left" onClick={onPack}>
          <Package className="size-5" />
          <span className="min-w-0 flex-1">
            <b className="block font-[600]">{onSetWords('packBack')}</b>
            <small className="num block text-ink-3 text-xs">{left.join(' · ')}</small>
          </span>
          <ChevronRight className="size-5" />
        </Button>
      )}
      {day.entries.map(
        (entry) =>
          entry.kind === 'shot' &&
          entry.state === 'skipped' && <Skipped key={entry.id} {...{ shoot, entry }} />,
      )}
      {overruns && (
        <Line icon={Hourglass} title={averageOf(overruns.average)}>
          {onSetWords('tookInstead', {
            title: overruns.furthest.name,
            took: formatDuration(overruns.furthest.took),
            planned: formatDuration(overruns.furthest.planned),
          })}
        </Line>
      )}
      {shoot.status === 'completed' && (
        <p className="mt-2 flex items-center gap-2 text-ready-text">
          <CircleCheck className="size-5" />
          {onSetWords('completed')}
        </p>
      )}
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}

const Line = ({ icon: Icon, title, children, aside }: LineProps) => (
  <div className="flex min-h-16 w-full items-center gap-3 rounded-lg border border-line bg-surface-1 py-1 pr-1 pl-3.5 text-left">
    <Icon className="size-5 shrink-0" />
    <p className="min-w-0 flex-1">
      <b className="block font-[600] [overflow-wrap:anywhere]">{title}</b>
      <small className="num block text-ink-3 text-xs">{children}</small>
    </p>
    {aside}
  </div>
);

/** A skipped shot, which can be kept for another day. Ideas are no part of the day, so that needs the server. */
function Skipped({ shoot, entry }: { shoot: ShootDetail; entry: Entry }) {
  const { send, isPending, isSuccess } = useIdea(shoot, entry);
  const isReachable = useReachable();
  const keep = isReachable ? onSetWords('skippedKeep') : onSetWords('needsNetwork');
  return (
    <Line
      icon={SkipForward}
      title={entry.name}
      aside={
        !isSuccess && (
          <Button
            variant="ghost"
            className="min-h-14 shrink-0 whitespace-normal text-accent-text"
            aria-label={onSetWords('saveIdeaOf', { title: entry.name })}
            pending={isPending}
            disabled={!isReachable}
            onClick={() => void send()}
          >
            {onSetWords('saveIdea')}
          </Button>
        )
      }
    >
      {isSuccess ? onSetWords('ideaKept') : keep}
    </Line>
  );
}

function averageOf(minutes: number): string {
  if (minutes > 0) return onSetWords('averageOver', { span: formatDuration(minutes) });
  return minutes < 0
    ? onSetWords('averageUnder', { span: formatDuration(-minutes) })
    : onSetWords('averageAsPlanned');
}

function endOf({ times, start }: DayOfPlan): string | undefined {
  if (!times?.entries.some(({ endedAt }) => endedAt !== null) || !start) return undefined;
  const end = formatTime(timeOf(times.expectedEnd, start.timeZone));
  const { delay } = times;
  if (delay > 0) return onSetWords('endedLate', { end, span: formatDuration(delay) });
  return delay < 0
    ? onSetWords('endedEarly', { end, span: formatDuration(-delay) })
    : onSetWords('endedOnTime', { end });
}

/** Marks the shoot as completed. It is not part of the day, so it needs the server. */
export function CompleteButton({ shoot }: { shoot: ShootDetail }) {
  const { isPending, complete } = useCompletion(shoot);
  const isReachable = useReachable();
  return (
    <Button
      variant="primary"
      className="low:order-first col-span-2 low:h-auto min-h-17 rounded-xl whitespace-normal text-base"
      pending={isPending}
      disabled={!isReachable}
      onClick={complete}
    >
      <CircleCheck className="size-6 shrink-0" />
      <span>
        {onSetWords('complete')}
        <small className="block text-xs">
          {isReachable ? onSetWords('completeAbout') : onSetWords('needsNetwork')}
        </small>
      </span>
    </Button>
  );
}
