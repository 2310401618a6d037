import type { ConventionBlock } from '@lensemble/contract/conventions';
import { type Gap, isTrouble, type Slot, type SlotPart } from '@lensemble/contract/timetable';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { blockIcons } from '@/components/block-icons.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { blockName } from '../lib/block-name.ts';
import { gapText } from '../lib/gap-words.ts';
import type { Lane } from '../lib/lanes.ts';
import { laneStyle } from '../lib/timetable-scale.ts';
import { slotTime } from './slot-time.ts';

interface BlockCardProps {
  lane: Lane;
  part: SlotPart;
  block: ConventionBlock;
  /** The minute at the top. */
  start: number;
  /** Until the next slot of the person, if the slot ends with this block. */
  gap: Gap | undefined;
}

/** A lower one has no room for its words. */
const LINE_MINUTES = 15;
/** With room for its time below. */
const TWO_LINES_MINUTES = 28;

/** Make-up, lunch and the like, before or after the shoot that it belongs to. */
export function BlockCard({ lane, part, block, start, gap }: BlockCardProps) {
  const { shoot }: Slot = lane.slot;
  const Icon = blockIcons[block.kind];
  const name = blockName(block);
  const time = slotTime(part);
  const isLow = part.minutes < LINE_MINUTES;
  return (
    <li className="absolute px-1 py-px" style={laneStyle(lane, part, start)}>
      <Link
        to="/shoots/$id"
        params={{ id: shoot.id }}
        hash="shots"
        title={joinWithCommas([name, time, shoot.title])}
        className="flex h-full items-start gap-1.5 overflow-hidden rounded-md border border-line bg-surface-2 px-2 text-ink-2 text-xs leading-snug hover:border-line-strong hover:text-ink"
      >
        {!isLow && <Icon className="mt-1 size-3.5 shrink-0" aria-hidden />}
        <span className="min-w-0 flex-1">
          <b dir="auto" className={isLow ? 'sr-only' : 'block truncate font-[560]'}>
            {name}
          </b>
          <span
            className={
              part.minutes < TWO_LINES_MINUTES ? 'sr-only' : 'num block truncate text-ink-3'
            }
          >
            {time}
          </span>
          <span className="sr-only">{shoot.title}</span>
        </span>
        {gap && isTrouble(gap) && <TriangleAlert className="mt-1 size-3.5 shrink-0" aria-hidden />}
        {gap && <span className="sr-only">{gapText(gap)}</span>}
      </Link>
    </li>
  );
}
