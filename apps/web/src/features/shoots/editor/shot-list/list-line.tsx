import { formatTime } from '@lensemble/contract/clock';
import type { Between } from '@lensemble/contract/day-lines';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Hourglass, Sun, Sunset, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatDuration } from '@/lib/time/format.ts';

interface ListLineProps {
  line: Between;
  /** A moment as a time of day. */
  clock: (moment: number) => string;
  nameOf: (id: string) => string;
  /** The entry below the line. */
  title: string;
  onMovePin?: (free: number) => void;
}

/** What stands between two entries: free time, too little time, or a change of the light. */
export function ListLine({ line, clock, nameOf, title, onMovePin }: ListLineProps): ReactNode {
  if (line.kind === 'gap')
    return (
      <p className="flex items-center gap-2 px-3 py-1.5 text-ink-3 text-sm">
        <Hourglass className="size-4 shrink-0" aria-hidden />
        {shotListWords('free', { duration: formatDuration(line.minutes) })}
      </p>
    );
  if (line.kind === 'overrun')
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
        <Button
          variant="ghost"
          size="sm"
          className="max-md:-ml-2.5 print:hidden"
          onClick={() => onMovePin?.(line.free)}
        >
          {shotListWords('movePin', { time: clock(line.free) })}
        </Button>
      </div>
    );
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
