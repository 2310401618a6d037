import { listLines } from '@lensemble/contract/day-lines';
import type { Reference } from '@lensemble/contract/shoot-links';
import type { Shot } from '@lensemble/contract/shots';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { Printer, TriangleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { printAlone } from '@/lib/browser/print-alone.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { AddButtons } from './add-buttons.tsx';
import { DayBar } from './day-bar.tsx';
import { lengthsOf, minutesAfterEnd } from './entry-lengths.ts';
import type { ShotActs } from './shot-acts.ts';
import type { PlannedDay } from './use-day-start.ts';

interface ShotListHeadProps {
  shots: readonly Shot[];
  day: PlannedDay;
  unused: readonly Reference[];
  acts: ShotActs;
}

/** How much the list has, how long it takes, and what adds to it. */
export function ShotListHead({ shots, day, unused, acts }: ShotListHeadProps) {
  const blocks = shots.filter(({ kind }) => kind !== 'shot').length;
  const counts = [
    shotListWords('shots', { count: shots.length - blocks }),
    ...(blocks > 0 ? [shotListWords('blocks', { count: blocks })] : []),
  ];
  const { times } = listLines(shots, day.start, []);
  const first = times?.entries[0]?.planned.start ?? 0;
  const planned = times
    ? Math.round((times.plannedEnd - first) / 60_000)
    : shots.reduce((sum, { minutes }) => sum + minutes, 0);
  const over = times ? minutesAfterEnd(times, day) : 0;
  const lengths = times ? splitOf(lengthsOf(shots, times)) : '';
  const duration = formatDuration(planned);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
        <span>{joinWithCommas(counts)}</span>
        <span className="num">
          {times
            ? shotListWords('totalOf', { duration, whole: formatDuration(day.minutes) })
            : shotListWords('total', { duration })}
        </span>
        {over > 0 && (
          <span className="status-planning num inline-flex items-center gap-1.5 text-st-text">
            <TriangleAlert className="size-3.5 shrink-0" aria-hidden />
            {shotListWords('over', { duration: formatDuration(over) })}
          </span>
        )}
        {lengths && <span className="num text-ink-3 text-xs">{lengths}</span>}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <AddButtons unused={unused} acts={acts} />
        <Button variant="ghost" size="sm" onClick={printAlone}>
          <Printer aria-hidden />
          {shotListWords('print')}
        </Button>
      </div>
      {times && (
        <div className="w-full">
          <DayBar {...{ shots, times, day }} />
        </div>
      )}
      {!times && <p className="w-full text-ink-3 text-xs">{shotListWords('noTime')}</p>}
      {times && day.lacksPlace && (
        <p className="w-full text-ink-3 text-xs print:hidden">{shotListWords('noLight')}</p>
      )}
    </div>
  );
}

/** What a list consists of. Empty if it has shots alone. */
function splitOf({ shots, blocks, free }: ReturnType<typeof lengthsOf>): string {
  if (blocks + free === 0) return '';
  const parts = [
    shots > 0 && shotListWords('shotsTake', { duration: formatDuration(shots) }),
    blocks > 0 && shotListWords('blocksTake', { duration: formatDuration(blocks) }),
    free > 0 && shotListWords('freeTime', { duration: formatDuration(free) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
