import { formatTime } from '@lensemble/contract/clock';
import { type Span, timeOf } from '@lensemble/contract/day-times';
import { imageVariant } from '@lensemble/contract/image-variant';
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { TriangleAlert } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { hourRange } from '@/lib/time/ranges.ts';
import { joinWithCommas } from '@/lib/words/joined-texts.ts';
import { clockOf } from '../clock-of.ts';
import type { frameOf } from '../day-bar-parts.ts';
import type { PersonNeeded } from './people-needed.ts';

interface NeededRowProps {
  needed: PersonNeeded;
  timeZone: string;
  part: ReturnType<typeof frameOf>['part'];
}

/** From the first to the last moment, and in a bar all times. Screen readers and paper get them as text. */
export function NeededRow({ needed, timeZone, part }: NeededRowProps) {
  const { person, spans, misfit } = needed;
  const words = ({ start, end }: Span) => hourRange(timeOf(start, timeZone), timeOf(end, timeZone));
  const first = spans[0].start;
  const all = joinWithCommas(spans.map(words));
  const whole = { start: first, end: spans.at(-1)?.end ?? spans[0].end };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-2">
      <p className="flex items-center gap-2 text-sm">
        <Avatar
          name={person.name}
          src={person.avatarUrl && imageVariant(person.avatarUrl, 'small')}
          placeholder={person.avatarPlaceholder}
          size="sm"
        />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {person.name}
        </span>
        <span aria-hidden className="num shrink-0 text-ink-2 print:hidden">
          {words(whole)}
        </span>
        <span className="num sr-only">{all}</span>
        <span aria-hidden className="num hidden print:inline">
          {all}
        </span>
      </p>
      <div
        aria-hidden
        className="relative h-1.5 overflow-hidden rounded-full bg-press print:hidden"
      >
        {spans.map(({ start, end }) => {
          const { from, size } = part(start, end);
          return (
            <i
              key={start}
              className="absolute inset-y-0 rounded-full bg-accent forced-color-adjust-none"
              style={{ left: `${from * 100}%`, width: `${size * 100}%` }}
            />
          );
        })}
      </div>
      {misfit && (
        <p className="status-planning num flex items-start gap-1.5 text-st-text text-xs print:hidden">
          <TriangleAlert className="mt-px size-3.5 shrink-0" aria-hidden />
          {shotListWords('callAt', {
            call: formatTime(misfit.call),
            time: clockOf(first, timeZone),
          })}
        </p>
      )}
    </li>
  );
}
