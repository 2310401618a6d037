import type { Away } from '@lensemble/contract/away';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { weeksWords } from '@lensemble/messages/web/item-weeks';
import type { CSSProperties } from 'react';
import { statusClass } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import { addDays, daysBetween, monthOf, type PlainDate } from '@/lib/time/dates.ts';
import { formatShortDate } from '@/lib/time/long-dates.ts';
import { barsOf, type Days, type Use, WEEKS } from '../../lib/eight-weeks.ts';

/** Units with a line of their own. */
const LINES_MAX = 8;
const LINE_PX = 24;
const DAY = 100 / (WEEKS * 7);
const WEEK_LINES = {
  backgroundImage:
    'repeating-linear-gradient(to right, var(--color-line-strong) 0 1px, transparent 1px 12.5%)',
};

interface WeekStripProps {
  days: Days;
  now: PlainDate;
  uses: readonly Use[];
  away: readonly Away[];
  owned: number;
  statuses: ReadonlyMap<string, ShootStatus>;
}

/** A picture of the list below it. */
export function WeekStrip({ days, now, uses, away, owned, statuses }: WeekStripProps) {
  const lines = Math.min(owned, LINES_MAX);
  const [first, last] = [formatShortDate(days.first), formatShortDate(days.last)];
  const tight = uses.filter(({ shortage }) => shortage);
  return (
    <div className="grid min-w-0 gap-1.5">
      <div role="img" aria-label={weeksWords('strip', { count: uses.length, first, last })}>
        <WeekNames first={days.first} />
        <div
          className="relative overflow-hidden rounded-r-sm border-line-strong border-r bg-well"
          style={{ ...WEEK_LINES, height: lines * LINE_PX + 8 }}
        >
          {away.map(({ id, firstDay, lastDay }) => (
            <i
              key={id}
              className="hatch absolute inset-y-0"
              style={placeOf({ first: firstDay, last: lastDay }, days)}
            />
          ))}
          {tight.map(({ shoot, days: its }) => (
            <i
              key={shoot.id}
              className="hatch absolute inset-y-0 rounded-xs border border-planning"
              style={placeOf(its, days)}
            />
          ))}
          <i
            className="absolute inset-y-0 border-accent-b border-l-2"
            style={{ left: `${(daysBetween(days.first, now) + 0.5) * DAY}%` }}
          />
          {barsOf(uses, lines).map(({ use: { shoot, days: its }, line }) => (
            <i
              key={`${shoot.id} ${line}`}
              className={cn(
                'absolute h-5 rounded-xs border border-transparent bg-clip-padding',
                statuses.has(shoot.id) ? 'bg-st' : 'bg-ink-3',
                statusClass(statuses.get(shoot.id) ?? 'planning'),
              )}
              style={{ ...placeOf(its, days), top: line * LINE_PX + 6 }}
            />
          ))}
        </div>
      </div>
      <p className="text-ink-3 text-xs">{legend(owned, lines)}</p>
    </div>
  );
}

function legend(owned: number, lines: number): string {
  if (owned === 1) return weeksWords('ideas');
  return lines < owned ? weeksWords('firstUnits', { count: lines }) : weeksWords('eachUnit');
}

function WeekNames({ first }: { first: PlainDate }) {
  const starts = Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7));
  return (
    <div className="num grid grid-cols-8 text-ink-3 text-xs">
      {starts.map((day, week) => (
        <span key={day} className="whitespace-nowrap border-line-strong border-l pl-1 leading-5">
          {week > 0 && monthOf(day) === monthOf(addDays(day, -7))
            ? Number(day.slice(8))
            : formatShortDate(day)}
        </span>
      ))}
    </div>
  );
}

/** Where days are on the strip. A day is at least 5 px wide. */
function placeOf({ first, last }: Days, strip: Days): CSSProperties {
  const from = first < strip.first ? strip.first : first;
  const to = last > strip.last ? strip.last : last;
  const width = (daysBetween(from, to) + 1) * DAY;
  return { left: `${daysBetween(strip.first, from) * DAY}%`, width: `max(${width}%, 5px)` };
}
