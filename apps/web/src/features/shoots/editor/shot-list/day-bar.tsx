import type { DayTimes } from '@lensemble/contract/day-times';
import type { Shot } from '@lensemble/contract/shots';
import { cn } from '@/lib/cn.ts';
import { clockOf } from './clock-of.ts';
import { barLabels, barOf } from './day-bar-parts.ts';
import type { PlannedDay } from './use-day-start.ts';

interface DayBarProps {
  shots: readonly Shot[];
  times: DayTimes;
  day: PlannedDay;
}

const percent = (part: number) => `${part * 100}%`;

/** The entries over the hours of the day, above its light. Screen readers get the list. */
export function DayBar({ shots, times, day }: DayBarProps) {
  const bar = barOf(shots, times, day);
  const timeZone = day.start?.timeZone;
  if (timeZone === undefined) return null;
  return (
    <div aria-hidden className="forced-color-adjust-none print:hidden">
      <div className="relative h-6">
        {bar.entries.map(({ id, isShot, from, size }) => (
          <i
            key={id}
            className={cn(
              'absolute inset-y-0 rounded-xs border-surface-0 border-r-2',
              isShot ? 'bg-accent' : 'bg-ink-3/40',
            )}
            style={{ left: percent(from), width: percent(size) }}
          />
        ))}
        {bar.over && (
          <i
            className="hatch absolute inset-y-0 rounded-xs border-2 border-planning"
            style={{ left: percent(bar.over.from), width: percent(bar.over.size) }}
          />
        )}
      </div>
      {bar.light.length > 0 && (
        <div className="relative mt-1 h-1 overflow-hidden rounded-full bg-press">
          {bar.light.map(({ light, from, size }) => (
            <i
              key={light}
              className={cn('absolute inset-y-0', lights[light])}
              style={{ left: percent(from), width: percent(size) }}
            />
          ))}
        </div>
      )}
      <div className="relative mt-1 h-4 text-ink-3 text-xs leading-none">
        {barLabels(bar.moments).map(({ at, from, isEnd }) => (
          <span
            key={at}
            className={cn(
              'num absolute whitespace-nowrap',
              isEnd && 'font-semibold text-ink-2',
              from > 0.5 ? '-translate-x-full' : '',
            )}
            style={{ left: percent(from) }}
          >
            {clockOf(at, timeZone)}
          </span>
        ))}
      </div>
    </div>
  );
}

const lights = {
  golden: 'bg-light-golden',
  night: 'bg-light-night',
} as const;
