import { formatTime } from '@lensemble/contract/clock';
import type { Between } from '@lensemble/contract/day-lines';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Hourglass, Sun, Sunset, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatDuration } from '@/lib/time/format.ts';
import { shortened } from './entry-lengths.ts';
import type { ShotActs } from './shot-acts.ts';

interface ListLineProps {
  line: Between;
  /** A moment as a time of day. */
  clock: (moment: number) => string;
  nameOf: (id: string) => string;
  /** The entry below the line. */
  title: string;
  onMovePin?: (free: number) => void;
  /** The entry above the line. */
  previous?: Shot | undefined;
  acts?: Pick<ShotActs, 'addBetween' | 'take'>;
}

/** What stands between two entries: free time, too little time, or a change of the light. */
export function ListLine(props: ListLineProps): ReactNode {
  const { line, clock, nameOf, title, onMovePin, previous, acts } = props;
  if (line.kind === 'gap')
    return (
      <div className="flex items-center gap-2 px-3 py-1.5 text-ink-3 text-sm">
        <Hourglass className="size-4 shrink-0" aria-hidden />
        <p className="flex-1">
          {shotListWords('free', { duration: formatDuration(line.minutes) })}
        </p>
        {acts && (
          <Button
            variant="ghost"
            size="sm"
            className="text-accent-text print:hidden"
            aria-haspopup="dialog"
            onClick={() => acts.addBetween(previous?.id ?? null, line.minutes)}
          >
            {shotListWords('addHere')}
          </Button>
        )}
      </div>
    );
  if (line.kind === 'overrun') {
    const shorter = shortened(previous, line.minutes);
    return (
      <div className="status-planning flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-st-soft px-3 py-1.5 text-sm text-st-text">
        <p className="flex min-w-0 items-start gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {shotListWords('overPin', {
              duration: formatDuration(line.minutes),
              title,
              time: formatTime(line.pin),
            })}
          </span>
        </p>
        <span className="flex flex-wrap gap-1 max-md:-ml-2.5 print:hidden">
          {previous && shorter !== undefined && (
            <Button
              variant="ghost"
              size="lg"
              className="h-auto min-h-8 max-md:min-h-11 shrink whitespace-normal rounded-sm px-2.5 text-left text-accent-text text-sm [overflow-wrap:anywhere]"
              onClick={() => acts?.take(previous, shorter)}
            >
              {shotListWords('shorten', {
                ...{ title: nameOf(previous.id), duration: formatDuration(shorter) },
              })}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="text-accent-text"
            onClick={() => onMovePin?.(line.free)}
          >
            {shotListWords('movePin', { time: clock(line.free) })}
          </Button>
        </span>
      </div>
    );
  }
  const isGolden = line.light === 'golden';
  const Icon = isGolden ? Sun : Sunset;
  return (
    <p className="status-planning flex flex-wrap items-center gap-x-3 gap-y-1 bg-linear-to-r from-st-soft to-transparent px-3 py-1.5 text-sm">
      <b className="num font-semibold text-st-text">{clock(line.at)}</b>
      <span className="flex items-center gap-2 font-semibold text-st-text">
        <Icon className="size-4 shrink-0" aria-hidden />
        {isGolden ? shotListWords('golden') : shotListWords('sunset')}
      </span>
      {line.during && (
        <span className="min-w-0 text-ink-3 text-xs [overflow-wrap:anywhere]">
          {shotListWords('into', {
            duration: formatDuration(line.during.minutesIn),
            title: nameOf(line.during.id),
          })}
        </span>
      )}
    </p>
  );
}
