import { formatTime } from '@lensemble/contract/clock';
import type { LightChange } from '@lensemble/contract/day-lines';
import { type EntryTimes, timeOf } from '@lensemble/contract/day-times';
import type { ShootDetail } from '@lensemble/contract/shoots';
import { lightChanges } from '@lensemble/light/light-changes';
import { onSetWords } from '@lensemble/messages/web/on-set';
import { Sun, Sunset } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { castOf } from '@/lib/day/cast-of.ts';
import { formatDuration } from '@/lib/time/format.ts';
import type { DayOfPlan } from '../lib/day-of-plan.ts';
import type { Entry } from '../lib/entries.ts';
import { lightLines, minutesTooDark } from '../lib/light-lines.ts';
import { minutesLeft } from '../lib/minutes-left.ts';
import { PlanRow } from './plan-row.tsx';

interface PlanPartProps {
  shoot: ShootDetail;
  day: DayOfPlan;
  ownPictures: ReadonlyMap<string, string>;
  onOpen: (id: string) => void;
}

const noLines = { before: new Map<string, readonly LightChange[]>(), last: [] };

/** All entries of the day, with the changes of the light between them. It opens at the current one, and follows it. */
export function PlanPart({ shoot, day, ownPictures, onOpen }: PlanPartProps) {
  const { entries, current, times } = day;
  const { references, timeZone } = shoot;
  const light = useLight(shoot);
  const list = useRef<HTMLOListElement>(null);
  const scrolledTo = useRef<string>(undefined);
  const currentId = current?.id;
  useEffect(() => {
    if (scrolledTo.current === currentId) return;
    const block = scrolledTo.current === undefined ? 'center' : 'nearest';
    scrolledTo.current = currentId;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block });
  }, [currentId]);
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
    <ol ref={list} aria-label={onSetWords('plan')} className="min-h-0 flex-1 overflow-y-auto">
      {entries.map((entry) => {
        const { id, kind, name, state, minutes, pin, referenceId } = entry;
        const span = state === 'skipped' ? undefined : spans.get(id);
        const reference = referenceId === null ? undefined : referenceOf.get(referenceId);
        return [
          ...(lines.before.get(id)?.map(lineOf) ?? []),
          <PlanRow
            key={id}
            {...{ id, kind, name, state, minutes, onOpen }}
            isPinned={pin !== null}
            isNow={id === current?.id}
            expected={span && clock(span.expected.start)}
            doneAt={span && span.endedAt !== null ? clock(span.endedAt) : undefined}
            planned={span && clock(span.planned.start)}
            warning={span && state === 'open' ? warningOf(entry, span, light) : undefined}
            detail={id === current?.id ? minutesLeft(entry, day) : afterwardsOf(entry, span)}
            names={namesOf(shoot, entry)}
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

const MINUTE_MS = 60_000;

const namesOf = (shoot: ShootDetail, entry: Entry) =>
  castOf(shoot, entry)
    .people.map(({ person }) => person.name)
    .join(', ');

/** What happens after the sun has set, or after the time to which it is pinned. */
function warningOf({ pin }: Entry, span: EntryTimes, light: readonly LightChange[]) {
  const tooDark = minutesTooDark(span, light);
  if (tooDark !== undefined) return onSetWords('tooDark', { span: formatDuration(tooDark) });
  const late = Math.round((span.expected.start - span.planned.start) / MINUTE_MS);
  return pin !== null && late > 0
    ? onSetWords('pastPin', { span: formatDuration(late) })
    : undefined;
}

/** By how much an entry took longer than planned; why it was skipped. */
function afterwardsOf({ state, minutes, notes }: Entry, span: EntryTimes | undefined) {
  if (state === 'skipped') return notes ?? undefined;
  if (span?.endedAt == null) return undefined;
  const over = Math.round((span.endedAt - span.expected.start) / MINUTE_MS) - minutes;
  return over > 0 ? onSetWords('timeOver', { span: formatDuration(over) }) : undefined;
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
