import { type Gap, isTrouble, type Slot } from '@lensemble/contract/timetable';
import { clockAt } from '@lensemble/contract/timetable-slots';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Footprints, Plus, TriangleAlert } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { shortGapTexts } from '../lib/gap-words.ts';
import { heightOf, remOf } from '../lib/timetable-scale.ts';
import { formatClock } from './slot-time.ts';

/** A line of text needs this much room between two slots. */
const LINE_REM = 1.1;
/** With room for two lines, each text has its own. */
const TWO_LINES_REM = 2.5;

/** A shorter gap has no room for a shoot. */
const ROOM_MINUTES = 45;
/** Shoots begin on the quarter of an hour. */
const roundedUp = (minute: number) => Math.ceil(minute / 15) * 15;

interface GapMarkProps {
  gap: Gap;
  before: Slot;
  /** The minutes of the way could be entered, and are not. */
  isMissing: boolean;
  /** The minute at the top. */
  start: number;
  /** Plans a shoot from a time; undefined for guests. */
  onAdd: ((time: string) => void) | undefined;
}

/** The way and the free time between two slots of a person, where there is room. The slot before says it in words. */
export function GapMark({ gap, before, isMissing, start, onAdd }: GapMarkProps) {
  const last = before.parts.at(-1) ?? before;
  const begin = remOf(last.minute - start);
  const top = begin + heightOf(last.minutes);
  const height = begin + remOf(last.minutes + gap.minutes - gap.meal) - top;
  const texts = shortGapTexts(gap, isMissing);
  if (height < LINE_REM || texts.length === 0) return null;
  const Icon = isTrouble(gap) ? TriangleAlert : Footprints;
  const lines = height < TWO_LINES_REM ? [texts.join(' · ')] : texts;
  return (
    <li
      aria-hidden
      className={cn(
        'num absolute inset-x-1 flex items-center justify-center gap-1.5 overflow-hidden whitespace-nowrap rounded-md text-xs',
        isTrouble(gap) ? 'bg-planning-soft font-[600] text-planning-text' : 'text-ink-3',
      )}
      style={{ top: `${top}rem`, height: `${height}rem` }}
    >
      {(isMissing || (gap.walk ?? 0) > 0) && <Icon className="size-3.5 shrink-0" />}
      <span className={isTrouble(gap) ? undefined : 'bg-surface-1 px-1'}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
      {onAdd && gap.minutes - gap.meal >= ROOM_MINUTES && (
        <button
          type="button"
          // The button above the timetable does the same for the keyboard.
          tabIndex={-1}
          className="absolute inset-x-0 inset-y-1 flex items-center justify-center gap-1.5 rounded-md border border-accent-line border-dashed bg-accent-soft text-accent-text opacity-0 hover:opacity-100"
          onClick={() => onAdd(clockAt(roundedUp(before.minute + before.minutes)))}
        >
          <Plus className="size-3.5" aria-hidden />
          {conventionWords('newAt', {
            time: formatClock(roundedUp(before.minute + before.minutes)),
          })}
        </button>
      )}
    </li>
  );
}
