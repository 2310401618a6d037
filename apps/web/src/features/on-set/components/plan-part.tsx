import { formatTime } from '@lensemble/contract/clock';
import type { LightChange } from '@lensemble/contract/day-lines';
import { timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { lightChanges } from '@lensemble/light/light-changes';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Sun, Sunset } from 'lucide-react';
import { useMemo } from 'react';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import { lightLines, minutesTooDark } from '../lib/light-lines.ts';
import { PlanRow } from './plan-row.tsx';

interface PlanPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  ownPictures: ReadonlyMap<string, string>;
  onOpenAgain: (id: string) => void;
}

const noLines = { before: new Map<string, readonly LightChange[]>(), last: [] };

/** All entries of the day, with the changes of the light between them. A press on one that is done or skipped opens it again. */
export function PlanPart({ shoot, day, ownPictures, onOpenAgain }: PlanPartProps) {
  const { entries, current, times } = day;
  const { references, timeZone } = shoot;
  const light = useLight(shoot);
  const referenceOf = useMemo(
    () => new Map(references.map((each) => [each.id, each])),
    [references],
  );
  const spans = new Map(times?.entries.map((span) => [span.id, span]));
  const lines = times ? lightLines(times, light) : noLines;
  const clock = (moment: number) => formatTime(timeOf(moment, timeZone));
  const lineOf = (change: LightChange) => (
    <LightLine key={change.light} {...change} time={clock(change.at)} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol tabIndex={0} aria-label={onSetWords('plan')} className="min-h-0 flex-1 overflow-y-auto">
      {entries.map(({ id, kind, name, state, minutes, pin, referenceId }) => {
        const span = state === 'skipped' ? undefined : spans.get(id);
        const reference = referenceId === null ? undefined : referenceOf.get(referenceId);
        return [
          ...(lines.before.get(id)?.map(lineOf) ?? []),
          <PlanRow
            key={id}
            {...{ id, kind, name, state, minutes, onOpenAgain }}
            isPinned={pin !== null}
            isNow={id === current?.id}
            expected={span && clock(span.expected.start)}
            doneAt={span && span.endedAt !== null ? clock(span.endedAt) : undefined}
            planned={span && clock(span.planned.start)}
            tooDark={span && state === 'open' ? minutesTooDark(span, light) : undefined}
            picture={ownPictures.get(id)}
            reference={reference?.url}
            placeholder={reference?.placeholder}
          />,
        ];
      })}
      {lines.last.map(lineOf)}
    </ol>
  );
}

/** When golden light begins and when the sun sets; nothing without a date or a place. */
function useLight({ date, timeZone, location }: ShootDetail): readonly LightChange[] {
  const { latitude = null, longitude = null } = location ?? {};
  return useMemo(
    () =>
      date === null || latitude === null || longitude === null
        ? []
        : lightChanges({ date, timeZone, latitude, longitude }),
    [date, timeZone, latitude, longitude],
  );
}

function LightLine({ light, time }: Pick<LightChange, 'light'> & { time: string }) {
  const isGolden = light === 'golden';
  const Icon = isGolden ? Sun : Sunset;
  return (
    <li className="flex min-h-9 items-center gap-2.5 border-line border-b bg-planning-soft px-3 font-[620] text-planning-text">
      <span className="num ml-7.5 w-16 shrink-0 text-right">{time}</span>
      <Icon className="size-5 shrink-0" />
      {isGolden ? onSetWords('golden') : onSetWords('sunset')}
    </li>
  );
}
