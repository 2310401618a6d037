import type { ConventionDetail } from '@lensemble/contract/conventions';
import type { Slot, TimetableRow } from '@lensemble/contract/timetable';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { ShootBar } from '@/components/shoot-color.tsx';
import { formatHour } from '@/lib/time/hours.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { gapText, isTrouble } from '../lib/gap-words.ts';
import { inLanes, type Lane } from '../lib/lanes.ts';
import { PointLetter } from './point-letter.tsx';
import { clockAt, slotTime } from './slot-time.ts';

const HOUR_REM = 4.5;
/** A shorter slot still shows its title. */
const LEAST_REM = 1.75;
const inRem = (minutes: number) => `${(minutes / 60) * HOUR_REM}rem`;

interface TimetableGridProps {
  convention: ConventionDetail;
  rows: readonly TimetableRow[];
  label: string;
  /** Shows the letters of the columns instead of those of the slots. */
  isByPlace: boolean;
}

/** A column for each person or place, over the hours of the day. The hours and the names stay in view. */
export function TimetableGrid({ convention, rows, label, isByPlace }: TimetableGridProps) {
  const slots = rows.flatMap((row) => row.slots);
  const first = Math.floor(Math.min(...slots.map(({ minute }) => minute)) / 60);
  const last = Math.ceil(Math.max(...slots.map(({ minute, minutes }) => minute + minutes)) / 60);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const indexOf = (id: string | null) =>
    convention.meetingPoints.findIndex((point) => point.id === id);
  const height = inRem((last - first) * 60);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={label} tabIndex={0} className="panel max-h-[78dvh] overflow-auto">
      <div
        className="grid w-max min-w-full"
        style={{ gridTemplateColumns: `4rem repeat(${rows.length}, minmax(9.5rem, 1fr))` }}
      >
        <div className="sticky top-0 left-0 z-30 border-line border-r border-b bg-surface-1" />
        {rows.map((row, index) => (
          <div
            key={row.key}
            aria-hidden
            className="sticky top-0 z-20 flex min-w-0 items-center gap-2 border-line border-b border-l bg-surface-1 px-2 py-2.5 font-[560] text-sm"
          >
            {isByPlace && row.name !== null && <PointLetter index={index} />}
            <span dir="auto" className="truncate">
              {row.name ?? conventionWords('noPoint')}
            </span>
          </div>
        ))}
        <div
          aria-hidden
          className="sticky left-0 z-10 border-line border-r bg-surface-1"
          style={{ height }}
        >
          {hours.map((hour, index) => (
            <span
              key={hour}
              className="num absolute right-2 text-ink-3 text-xs"
              style={{ top: inRem(index * 60) }}
            >
              {formatHour(clockAt(hour * 60))}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <ol
            key={row.key}
            aria-label={row.name ?? conventionWords('noPoint')}
            className="relative border-line border-l"
            style={{
              height,
              backgroundImage: `repeating-linear-gradient(var(--color-line) 0 1px, transparent 1px ${HOUR_REM}rem)`,
            }}
          >
            {inLanes(row.slots).map((lane, index) => (
              <SlotCard
                key={lane.slot.shoot.id}
                lane={lane}
                start={first * 60}
                letter={isByPlace ? -1 : indexOf(lane.slot.shoot.meetingPointId)}
                place={nameOfPlace(convention, lane.slot)}
                gap={row.gaps[index]}
              />
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

/** The name of the meeting point, otherwise of the location. */
export const nameOfPlace = ({ meetingPoints }: ConventionDetail, { shoot }: Slot) =>
  meetingPoints.find(({ id }) => id === shoot.meetingPointId)?.name ?? shoot.locationName;

/** A shorter slot has no room for the place, which its letter names too. */
const THREE_LINES_MINUTES = 60;

interface SlotCardProps {
  lane: Lane;
  /** The minute at the top. */
  start: number;
  /** The index of the meeting point; -1 for none. */
  letter: number;
  place: string | null;
  gap: TimetableRow['gaps'][number] | undefined;
}

function SlotCard({ lane: { slot, lane, lanes }, start, letter, place, gap }: SlotCardProps) {
  const { shoot } = slot;
  const time = slotTime(slot);
  const trouble = gap && isTrouble(gap) ? gapText(gap) : undefined;
  return (
    <li
      className="absolute p-px"
      style={{
        top: inRem(slot.minute - start),
        height: `max(${LEAST_REM}rem, ${inRem(slot.minutes)})`,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
      }}
    >
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        title={joinWithCommas([shoot.title, time, ...(place ? [place] : [])])}
        className="relative block h-full overflow-hidden rounded-md border border-line bg-surface-2 py-0.5 pr-1.5 pl-3 text-xs hover:border-line-strong"
      >
        <ShootBar color={shoot.color} className="inset-y-1" />
        <span className="flex items-start gap-1">
          <b dir="auto" className="line-clamp-2 min-w-0 flex-1 font-[580]">
            {shoot.title}
          </b>
          {trouble && (
            <TriangleAlert className="size-3.5 shrink-0 text-planning-text" aria-hidden />
          )}
          {letter >= 0 && <PointLetter index={letter} />}
        </span>
        <span className="num block text-ink-2">{time}</span>
        {place && (
          <span
            dir="auto"
            className={slot.minutes < THREE_LINES_MINUTES ? 'sr-only' : 'block truncate text-ink-3'}
          >
            {place}
          </span>
        )}
        {gap && <span className="sr-only">{gapText(gap)}</span>}
      </Link>
    </li>
  );
}
