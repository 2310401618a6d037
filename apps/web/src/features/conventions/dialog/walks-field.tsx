import { WALK_MINUTES_MAX } from '@lensemble/contract/constants';
import { letterOf } from '@lensemble/contract/timetable';
import { conventionFormWords } from '@lensemble/messages/web/convention-form';
import { useId } from 'react';
import { startsHere } from '@/components/ui/focus-body.ts';
import { Input } from '@/components/ui/input.tsx';
import type { Way } from '../lib/missing-walks.ts';
import { minutesBetween, withMinutes } from '../lib/walks.ts';
import type { FieldProps } from './field-props.ts';

interface WalksFieldProps extends FieldProps {
  /** Where the focus starts. */
  way: Way | undefined;
}

/** The minutes between each pair of meeting points, each once: from a point to those after it. */
export function WalksField({ way, values: { meetingPoints, walks }, onChange }: WalksFieldProps) {
  const heading = useId();
  if (meetingPoints.length < 2) return null;
  const points = meetingPoints.map(({ id, name }, index) => ({
    id,
    label: conventionFormWords('named', { letter: letterOf(index), name }),
  }));
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={heading} className="font-semibold">
        {conventionFormWords('walks')}
      </h3>
      <p className="text-ink-3 text-xs">{conventionFormWords('walksHint')}</p>
      {points.slice(0, -1).map((from, index) => (
        <fieldset key={from.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
          <legend dir="auto" className="mb-1 max-w-full truncate font-[560] text-sm">
            {conventionFormWords('from', { point: from.label })}
          </legend>
          {points.slice(index + 1).map((to) => (
            <div key={to.id} className="flex items-center justify-between gap-3 pl-3">
              <span dir="auto" className="min-w-0 truncate text-ink-2 text-sm">
                {conventionFormWords('to', { point: to.label })}
              </span>
              <Input
                {...(way?.[0] === from.id && way[1] === to.id && startsHere)}
                type="number"
                inputMode="numeric"
                min={0}
                max={WALK_MINUTES_MAX}
                className="num w-20 shrink-0"
                aria-label={conventionFormWords('minutes', { from: from.label, to: to.label })}
                value={minutesBetween(walks, from.id, to.id) ?? ''}
                onChange={({ target: { value } }) =>
                  onChange({
                    walks: withMinutes(walks, from.id, to.id, minutesOf(value)),
                  })
                }
              />
            </div>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** Not more than the longest walk, so that no field of the list needs a message. */
function minutesOf(value: string): number | undefined {
  const minutes = Math.round(Number(value));
  if (value === '' || Number.isNaN(minutes)) return undefined;
  return Math.min(Math.max(minutes, 0), WALK_MINUTES_MAX);
}
