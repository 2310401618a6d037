import type { Away } from '@lensemble/contract/away';
import { formatHour } from '@lensemble/contract/clock-hour';
import type { ConventionDetail } from '@lensemble/contract/conventions';
import type { TimetableRow } from '@lensemble/contract/timetable';
import { clockAt } from '@lensemble/contract/timetable-slots';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { useMemo } from 'react';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { goldenBands } from '../lib/golden-bands.ts';
import { inLanes } from '../lib/lanes.ts';
import { missingWalk } from '../lib/missing-walks.ts';
import { aboutSlot } from '../lib/slot-about.ts';
import { HOUR_REM, remOf } from '../lib/timetable-scale.ts';
import { BlockCard } from './block-card.tsx';
import { ColumnHead } from './column-head.tsx';
import { GapMark } from './gap-mark.tsx';
import { GoldenMarks } from './golden-marks.tsx';
import { SlotCard } from './slot-card.tsx';

interface TimetableGridProps {
  convention: ConventionDetail;
  day: string;
  rows: readonly TimetableRow[];
  label: string;
  /** Shows the letters of the columns instead of those of the slots. */
  isByPlace: boolean;
  /** Plans a shoot of a person from a time. */
  onAdd: (time: string, personnelId: string) => void;
  /** When people are away. */
  away: readonly Away[];
}

/** A column for each person or place, over the hours of the day. The hours and the names stay in view. */
export function TimetableGrid(props: TimetableGridProps) {
  const { convention, day, rows, label, isByPlace, away, onAdd } = props;
  const slots = rows.flatMap((row) => row.slots);
  const first = Math.floor(Math.min(...slots.map(({ minute }) => minute)) / 60);
  const last = Math.ceil(Math.max(...slots.map(({ minute, minutes }) => minute + minutes)) / 60);
  const [start, end] = [first * 60, last * 60];
  const bands = useMemo(() => goldenBands(convention, day), [convention, day]);
  const noteOf = (key: string) => convention.meetingPoints.find(({ id }) => id === key)?.note;
  const isAway = ({ person }: TimetableRow) =>
    away.some(
      ({ personnelId, firstDay, lastDay }) =>
        personnelId === person?.personnelId && firstDay <= day && day <= lastDay,
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={label} tabIndex={0} className="panel max-h-[78dvh] overflow-auto">
      <div
        className="grid"
        style={{
          gridTemplateColumns: `4rem repeat(${rows.length}, minmax(0, 1fr))`,
          minWidth: `${4 + rows.length * 10}rem`,
        }}
      >
        <div className="sticky top-0 left-0 z-30 row-start-1 border-line border-r border-b bg-surface-1" />
        {rows.map((row, index) => (
          <ColumnHead key={row.key} row={row} index={index} note={noteOf(row.key)} />
        ))}
        <Hours first={first} last={last} />
        <GoldenMarks bands={bands} start={start} end={end} />
        {rows.map((row, index) => (
          <Column
            key={row.key}
            {...{ convention, row, start, end, isByPlace, onAdd }}
            column={index + 2}
            isAway={isAway(row)}
            note={noteOf(row.key)}
          />
        ))}
      </div>
    </section>
  );
}

function Hours({ first, last }: { first: number; last: number }) {
  return (
    <div
      aria-hidden
      className="sticky left-0 z-10 col-start-1 row-start-2 border-line border-r bg-surface-1"
    >
      {Array.from({ length: last - first }, (_, index) => first + index).map((hour, index) => (
        <span
          key={hour}
          className="num absolute right-2 text-ink-3 text-xs"
          style={{ top: `${index * HOUR_REM}rem` }}
        >
          {formatHour(clockAt(hour * 60))}
        </span>
      ))}
    </div>
  );
}

interface ColumnProps extends Pick<TimetableGridProps, 'onAdd'> {
  convention: ConventionDetail;
  row: TimetableRow;
  column: number;
  /** The minutes at the top and at the bottom. */
  start: number;
  end: number;
  isByPlace: boolean;
  isAway: boolean;
  /** Of a meeting point. */
  note: string | null | undefined;
}

function Column(props: ColumnProps) {
  const { convention, row, column, start, end, isByPlace, isAway, note, onAdd } = props;
  const personnelId = row.person?.personnelId ?? null;
  const indexOf = (id: string | null) =>
    convention.meetingPoints.findIndex((point) => point.id === id);
  return (
    <ol
      aria-label={joinWithCommas([row.name ?? conventionWords('noPoint'), ...(note ? [note] : [])])}
      className="relative row-start-2 border-line border-l"
      style={{
        gridColumnStart: column,
        height: `${remOf(end - start)}rem`,
        backgroundImage: `repeating-linear-gradient(var(--color-line) 0 1px, transparent 1px ${HOUR_REM}rem)`,
      }}
    >
      {isAway && (
        <li className="hatch absolute inset-0 grid items-end justify-center pb-2 text-ink-2 text-xs">
          {conventionWords('away')}
        </li>
      )}
      {inLanes(row.slots).map((lane, index) =>
        lane.slot.parts.map((part, place) => {
          const gap = place === lane.slot.parts.length - 1 ? row.gaps[index] : undefined;
          return part.block ? (
            <BlockCard
              key={`${lane.slot.shoot.id} ${part.block.id}`}
              block={part.block}
              {...{ lane, part, start, gap }}
            />
          ) : (
            <SlotCard
              key={lane.slot.shoot.id}
              {...{ lane, part, start, gap }}
              letter={isByPlace ? -1 : indexOf(lane.slot.shoot.meetingPointId)}
              about={aboutSlot(convention, lane.slot, isByPlace)}
              isAboutNeeded={isByPlace}
            />
          );
        }),
      )}
      {row.gaps.map((gap, index) => {
        const slots = row.slots.slice(index, index + 2);
        const [before] = slots;
        const isMissing = missingWalk(convention.meetingPoints, gap, slots) !== undefined;
        const add = personnelId === null ? undefined : (time: string) => onAdd(time, personnelId);
        return (
          before && (
            <GapMark key={before.shoot.id} {...{ gap, before, isMissing, start }} onAdd={add} />
          )
        );
      })}
    </ol>
  );
}
