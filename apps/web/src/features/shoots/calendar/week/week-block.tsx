import { formatTime } from '@lensemble/contract/clock';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { weekWords } from '@lensemble/messages/web/calendar-week';
import { type CSSProperties, useRef } from 'react';
import { ShootBar, ShootDot } from '@/components/shoot-color.tsx';
import { statusClass } from '@/components/status.tsx';
import { useLanding } from '@/features/shoots/hooks/use-landing.ts';
import { cn } from '@/lib/cn.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { useCalendar } from '../calendar-context.ts';
import { ShootLink } from '../shoot-link.tsx';
import { foreignZone } from '../zone-of.ts';
import type { Target } from './use-week-drag.ts';
import { type Block, LEAST_DRAWN, timeOf } from './week-layout.ts';

const surface = 'overflow-hidden rounded-[5px] bg-surface-2 text-xs leading-4';

/** A shoot at its hours. Its height is its duration. */
export function WeekBlock({ block }: { block: Block }) {
  const { shoot, start, end, lane, lanes, isContinued } = block;
  const { landing } = useCalendar();
  const item = useRef<HTMLLIElement>(null);
  useLanding(item, shoot.id, landing);
  return (
    <li
      ref={item}
      style={{
        ...placed(start, end),
        left: `${(lane / lanes) * 100}%`,
        width: `calc(${100 / lanes}% - 2px)`,
      }}
      className={cn(
        statusClass(shoot.status),
        surface,
        'absolute border border-line has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus',
      )}
    >
      <ShootBar color={shoot.color} className="inset-y-0 w-1" />
      <ShootLink
        shoot={shoot}
        className="flex h-full flex-col bg-st-soft py-px pr-1 pl-2 outline-none hover:bg-hover"
      >
        <span className="flex min-h-4 shrink-0 items-baseline gap-1 font-[590] text-ink">
          <ShootDot
            color={shoot.color}
            status={shoot.status}
            className={cn('size-2', lanes > 1 && 'max-md:hidden')}
          />
          <span
            dir="auto"
            className={cn('min-w-0 break-words', isShort(block) ? 'truncate' : 'line-clamp-3')}
          >
            {shoot.title}
          </span>
        </span>
        <span
          aria-hidden
          className={cn('num text-ink-2', lanes > 1 && 'max-md:hidden', isShort(block) && 'hidden')}
        >
          {isContinued ? weekWords('until', { time: formatTime(timeOf(end)) }) : hours(shoot)}
        </span>
        <span className="sr-only">
          {weekWords('details', {
            hours: hours(shoot),
            duration: formatDuration(shoot.durationMinutes),
            status: statusNames[shoot.status],
          })}
        </span>
      </ShootLink>
    </li>
  );
}

/** Where a dragged shoot would land, or a new one would be. */
export function WeekTarget({ target }: { target: Target }) {
  const { shoot, start, end } = target;
  return (
    <div
      aria-hidden
      style={placed(start, end)}
      className={cn(
        surface,
        'pointer-events-none absolute inset-x-0 z-10 border border-accent-line border-dashed px-1.5 py-px text-ink shadow-2',
      )}
    >
      <b className="block truncate font-[590]" dir="auto">
        {shoot ? shoot.title : weekWords('newShoot')}
      </b>
      <span className="num block truncate text-ink-2">
        {weekWords('fromTo', { from: formatTime(timeOf(start)), to: formatTime(timeOf(end)) })}
      </span>
    </div>
  );
}

function placed(start: number, end: number): CSSProperties {
  return {
    top: `calc(${start / 60} * var(--hour))`,
    height: `calc(${Math.max(end - start, LEAST_DRAWN) / 60} * var(--hour) - 1px)`,
  };
}

function isShort({ start, end }: Block): boolean {
  return end - start < 45;
}

/** `9:15 PM`, with the place of the zone if it is not the reader's. */
function hours(shoot: ListedShoot): string {
  const time = shoot.time ? formatTime(shoot.time) : '';
  const zone = foreignZone(shoot);
  return zone ? `${time} ${zone}` : time;
}
