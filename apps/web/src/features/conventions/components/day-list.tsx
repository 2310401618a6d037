import { formatTime } from '@lensemble/contract/clock';
import { formatHour } from '@lensemble/contract/clock-hour';
import type { ConventionBlock, ConventionDetail } from '@lensemble/contract/conventions';
import {
  type Gap,
  isTrouble,
  type Slot,
  type SlotPart,
  type TimetableRow,
} from '@lensemble/contract/timetable';
import { clockAt } from '@lensemble/contract/timetable-slots';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Link } from '@tanstack/react-router';
import { Footprints, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { blockIcons } from '@/components/block-icons.ts';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { cn } from '@/lib/cn.ts';
import { formatDuration } from '@/lib/time/format.ts';
import { blockName } from '../lib/block-name.ts';
import { gapText } from '../lib/gap-words.ts';
import { aboutSlot } from '../lib/slot-about.ts';
import { PointLetter } from './point-letter.tsx';
import { RowChooser } from './row-chooser.tsx';

interface DayListProps {
  convention: ConventionDetail;
  rows: readonly TimetableRow[];
  /** The key of the shown row. */
  shown: string | undefined;
  onShow: (key: string) => void;
}

/** One person or place at a time, for phones. */
export function DayList({ convention, rows, shown, onShow }: DayListProps) {
  const row = rows.find(({ key }) => key === shown) ?? rows[0];
  if (!row) return null;
  const end = row.slots.at(-1);
  const note = convention.meetingPoints.find(({ id }) => id === row.key)?.note;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RowChooser rows={rows} shown={row} onShow={onShow} />
      {note && (
        <p dir="auto" className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {row.slots.map((slot, index) => (
          <Fragment key={slot.shoot.id}>
            {slot.parts.map((part) =>
              part.block ? (
                <BlockLine key={part.block.id} {...{ slot, part }} block={part.block} />
              ) : (
                <SlotLine
                  key={slot.shoot.id}
                  {...{ convention, slot, part }}
                  isByPlace={row.person === null}
                />
              ),
            )}
            {row.gaps[index] && <GapLine gap={row.gaps[index]} />}
          </Fragment>
        ))}
      </ol>
      {end && row.gaps.length > 0 && (
        <p className="text-ink-3 text-sm">
          {conventionWords('freeFrom', { time: formatHour(clockAt(end.minute + end.minutes)) })}
        </p>
      )}
    </div>
  );
}

interface LineProps {
  slot: Slot;
  part: SlotPart;
}

const Time = ({ part: { minute, minutes } }: Pick<LineProps, 'part'>) => (
  <span className="num w-18 shrink-0 text-right">
    <b className="block font-[580]">{formatTime(clockAt(minute))}</b>
    <small className="text-ink-3 text-xs">{formatDuration(minutes)}</small>
  </span>
);

function BlockLine({ slot: { shoot }, part, block }: LineProps & { block: ConventionBlock }) {
  const Icon = blockIcons[block.kind];
  return (
    <li>
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        hash="shots"
        className="panel flex min-h-target items-center gap-3 p-3 pl-4"
      >
        <Time part={part} />
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-press text-ink-2">
          <Icon className="size-5" aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          <b dir="auto" className="block truncate font-[580]">
            {blockName(block)}
          </b>
          <small dir="auto" className="block truncate text-ink-2 text-xs">
            {shoot.title}
          </small>
        </span>
      </Link>
    </li>
  );
}

interface SlotLineProps extends LineProps {
  convention: ConventionDetail;
  isByPlace: boolean;
}

function SlotLine({ convention, slot, part, isByPlace }: SlotLineProps) {
  const { shoot } = slot;
  const letter = convention.meetingPoints.findIndex(({ id }) => id === shoot.meetingPointId);
  const about = aboutSlot(convention, slot, isByPlace);
  return (
    <li>
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        className="panel relative flex min-h-target items-center gap-3 p-3 pl-4"
      >
        <ShootBar color={shoot.color} />
        <Time part={part} />
        <Picture
          src={shoot.firstReferenceUrl}
          sizes="3rem"
          className="size-12 shrink-0 rounded-md"
        />
        <span className="min-w-0 flex-1">
          <b dir="auto" className="block truncate font-[580]">
            {shoot.title}
          </b>
          {about && (
            <small dir="auto" className="block truncate text-ink-2 text-xs">
              {about}
            </small>
          )}
        </span>
        {!isByPlace && letter >= 0 && <PointLetter index={letter} />}
      </Link>
    </li>
  );
}

function GapLine({ gap }: { gap: Gap }) {
  const Icon = isTrouble(gap) ? TriangleAlert : Footprints;
  return (
    <li
      className={cn(
        'ml-8 flex items-center gap-2 border-line-strong border-l border-dashed py-1 pl-4 text-xs',
        isTrouble(gap) ? 'text-planning-text' : 'text-ink-3',
      )}
    >
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {gapText(gap)}
    </li>
  );
}
