import type { ListedShoot } from '@lensemble/contract/shoots';
import { weekWords } from '@lensemble/messages/web/calendar-week';
import { TodayRing } from '@/components/calendar/today-ring.tsx';
import { ShootDot } from '@/components/shoot-color.tsx';
import { statusClass } from '@/components/status.tsx';
import { cn } from '@/lib/cn.ts';
import type { PlainDate } from '@/lib/time/dates.ts';
import { formatFullDate, shortWeekday } from '@/lib/time/long-dates.ts';
import { ShootLink } from '../shoot-link.tsx';
import type { WeekDay } from './week-layout.ts';

interface WeekHeadProps {
  week: readonly WeekDay[];
  selected: PlainDate;
  today: PlainDate;
  onSelect: (date: PlainDate) => void;
  className: string;
}

/** The days of a week, and below them their shoots without a time. It stays while the hours scroll. */
export function WeekHead({ week, selected, today, onSelect, className }: WeekHeadProps) {
  return (
    <div className={cn(className, 'sticky top-0 z-20 border-line border-b bg-surface-1 pb-1')}>
      <span className="sticky left-0 z-10 bg-surface-1" />
      {week.map(({ date, untimed }) => (
        <div key={date} className="min-w-0 px-0.5">
          <button
            type="button"
            aria-pressed={date === selected}
            aria-current={date === today ? 'date' : undefined}
            onClick={() => onSelect(date)}
            className={cn(
              'flex w-full flex-col items-center gap-0.5 rounded-sm py-1 font-[560] text-ink-3 text-xs transition-colors hover:bg-hover focus-visible:rounded-sm',
              date === selected && 'bg-press text-ink',
            )}
          >
            <span aria-hidden>{shortWeekday(date)}</span>
            <span aria-hidden className="num relative text-base text-ink leading-snug">
              {date === today && <TodayRing className="-translate-1/2 top-1/2 left-1/2 h-7 w-9" />}
              {Number(date.slice(8))}
            </span>
            <span className="sr-only">{formatFullDate(date)}</span>
          </button>
          {untimed.length > 0 && <Untimed shoots={untimed} />}
        </div>
      ))}
    </div>
  );
}

function Untimed({ shoots }: { shoots: readonly ListedShoot[] }) {
  return (
    <ul aria-label={weekWords('untimed')} className="mt-0.5 grid max-h-24 gap-0.5 overflow-y-auto">
      {shoots.map((shoot) => (
        <li key={shoot.id} className={cn(statusClass(shoot.status), 'min-w-0')}>
          <ShootLink
            shoot={shoot}
            className="flex items-center gap-1 rounded-[5px] bg-st-soft px-1 font-[540] text-ink text-xs leading-5 hover:bg-hover"
          >
            <ShootDot color={shoot.color} status={shoot.status} className="size-2" />
            <span dir="auto" className="min-w-0 truncate">
              {shoot.title}
            </span>
          </ShootLink>
        </li>
      ))}
    </ul>
  );
}
