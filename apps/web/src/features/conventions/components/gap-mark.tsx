import { type Gap, isTrouble, type Slot } from '@lensemble/contract/timetable';
import { Footprints, TriangleAlert } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { shortGapTexts } from '../lib/gap-words.ts';
import { heightOf, remOf } from '../lib/timetable-scale.ts';

/** A line of text needs this much room between two slots. */
const LINE_REM = 1.1;
/** With room for two lines, each text has its own. */
const TWO_LINES_REM = 2.5;

interface GapMarkProps {
  gap: Gap;
  before: Slot;
  /** The minute at the top. */
  start: number;
}

/** The way and the free time between two slots of a person, where there is room. The slot before says it in words. */
export function GapMark({ gap, before, start }: GapMarkProps) {
  const begin = remOf(before.minute - start);
  const top = begin + heightOf(before.minutes);
  const height = begin + remOf(before.minutes + gap.minutes) - top;
  const texts = shortGapTexts(gap);
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
      {gap.walk !== undefined && gap.walk > 0 && <Icon className="size-3.5 shrink-0" />}
      <span className={isTrouble(gap) ? undefined : 'bg-surface-1 px-1'}>
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </li>
  );
}
