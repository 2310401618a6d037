import { type Gap, isTrouble, type SlotPart } from '@lensemble/contract/timetable';
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

/** A shorter slot has no room for a third line. */
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
  /** What the heading of the column does not say. */
  about: string;
  /** Who is at a place has no letter that says it too: it then stands beside the time. */
  isAboutNeeded: boolean;
  /** Until the next slot of the person, if the slot ends with this part. */
  gap: Gap | undefined;
}

export function SlotCard(props: SlotCardProps) {
  const { lane, part, start, letter, about, isAboutNeeded, gap } = props;
  const { shoot } = lane.slot;
  const { minutes } = part;
  const time = slotTime(part);
  const hasLine = minutes >= THREE_LINES_MINUTES;
  const isBeside = isAboutNeeded && !hasLine && about !== '';
  return (
    <li className="absolute px-1 py-px" style={laneStyle(lane, part, start)}>
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        title={joinWithCommas([shoot.title, time, ...(about ? [about] : [])])}
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
        <span className="num block truncate text-photo-text-2">
          {isBeside ? `${time} · ${about}` : time}
        </span>
        {about && !isBeside && (
          <span dir="auto" className={hasLine ? 'block truncate text-photo-text-2' : 'sr-only'}>
            {about}
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
