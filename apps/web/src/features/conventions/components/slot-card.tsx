import type { ConventionDetail } from '@lensemble/contract/conventions';
import { type Gap, isTrouble, type Slot, type SlotPart } from '@lensemble/contract/timetable';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Picture } from '@/components/picture.tsx';
import { ShootBar } from '@/components/shoot-color.tsx';
import { cn } from '@/lib/cn.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { gapText } from '../lib/gap-words.ts';
import type { Lane } from '../lib/lanes.ts';
import { laneStyle } from '../lib/timetable-scale.ts';
import { PointLetter } from './point-letter.tsx';
import { slotTime } from './slot-time.ts';

/** The name of the meeting point, otherwise of the location. */
export const nameOfPlace = ({ meetingPoints }: ConventionDetail, { shoot }: Slot) =>
  meetingPoints.find(({ id }) => id === shoot.meetingPointId)?.name ?? shoot.locationName;

/** A shorter slot has no room for the place, which its letter names too. */
const THREE_LINES_MINUTES = 60;
/** A shorter slot has room for one line of its title. */
const TWO_LINES_MINUTES = 45;

interface SlotCardProps {
  lane: Lane;
  /** The shoot itself. */
  part: SlotPart;
  /** The minute at the top. */
  start: number;
  /** The index of the meeting point; -1 for none. */
  letter: number;
  place: string | null;
  /** Until the next slot of the person, if the slot ends with this part. */
  gap: Gap | undefined;
}

export function SlotCard({ lane, part, start, letter, place, gap }: SlotCardProps) {
  const { shoot } = lane.slot;
  const { minutes } = part;
  const time = slotTime(part);
  return (
    <li className="absolute px-1 py-px" style={laneStyle(lane, part, start)}>
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        title={joinWithCommas([shoot.title, time, ...(place ? [place] : [])])}
        className="relative isolate block h-full overflow-hidden rounded-md bg-photo-base py-0.5 pr-1.5 pl-3 text-photo-text text-xs leading-snug hover:outline-2 hover:outline-ink"
      >
        <SlotBackground picture={shoot.firstReferenceUrl} />
        <ShootBar color={shoot.color} className="shoot-on-photo inset-y-1.5" />
        <span className="flex items-start gap-1">
          <b
            dir="auto"
            className={cn(
              'min-w-0 flex-1 font-[620]',
              minutes < TWO_LINES_MINUTES ? 'truncate' : 'line-clamp-2',
            )}
          >
            {shoot.title}
          </b>
          {gap && isTrouble(gap) && <TriangleAlert className="size-3.5 shrink-0" aria-hidden />}
          {letter >= 0 && (
            // It is higher than a line, and must not push the time out of a short slot.
            <span className="-mb-1.5">
              <PointLetter index={letter} onPhoto />
            </span>
          )}
        </span>
        <span className="num block truncate text-photo-text-2">{time}</span>
        {place && (
          <span
            dir="auto"
            className={
              minutes < THREE_LINES_MINUTES ? 'sr-only' : 'block truncate text-photo-text-2'
            }
          >
            {place}
          </span>
        )}
        {gap && <span className="sr-only">{gapText(gap)}</span>}
      </Link>
    </li>
  );
}

/** The shade keeps the words readable over any picture. */
function SlotBackground({ picture }: { picture: string | null }) {
  if (picture === null) return null;
  return (
    <>
      <Picture src={picture} sizes="12rem" className="absolute inset-0 -z-2" />
      <span aria-hidden className="photo-side-scrim absolute inset-0 -z-1" />
    </>
  );
}
