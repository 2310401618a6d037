import { clockAt } from '@lensemble/contract/timetable-slots';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { Sun } from 'lucide-react';
import { cn } from '@/lib/cn.ts';
import { hourRange } from '@/lib/time/ranges.ts';
import type { GoldenBand } from '../lib/golden-bands.ts';
import { remOf } from '../lib/timetable-scale.ts';

/** A lower band has no room for its words. */
const LINE_REM = 1.2;

interface GoldenMarksProps {
  bands: readonly GoldenBand[];
  /** The minutes at the top and at the bottom. */
  start: number;
  end: number;
}

/** Golden light, as bands across all columns. */
export function GoldenMarks({ bands, start, end }: GoldenMarksProps) {
  const shown = bands.filter((band) => band.end > start && band.minute < end);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={conventionWords('golden')}
      className="pointer-events-none relative col-start-2 -col-end-1 row-start-2"
    >
      {shown.map((band) => {
        const top = Math.max(band.minute, start);
        const height = remOf(Math.min(band.end, end) - top);
        return (
          <li
            key={band.minute}
            className="absolute inset-x-0 flex items-end justify-end border-light-golden border-y border-dashed bg-light-golden/12"
            style={{ top: `${remOf(top - start)}rem`, height: `${height}rem` }}
          >
            <span
              className={cn(
                'num sticky right-2 flex items-center gap-1 text-planning-text text-xs',
                height < LINE_REM && 'sr-only',
              )}
            >
              <Sun className="size-3.5" aria-hidden />
              {conventionWords('goldenFrom', {
                hours: hourRange(clockAt(band.minute), clockAt(band.end)),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
