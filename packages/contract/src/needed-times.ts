import type { DayStart, DayTimes, Span } from './day-times.ts';
import type { Shot } from './shots.ts';
import { wallClock } from './zoned-time.ts';

/** When a participant is needed by the plan. */
export interface NeededTimes {
  readonly participantId: string;
  /** By time. Entries that touch or overlap are one. */
  readonly spans: readonly [Span, ...Span[]];
}

/** When the participants of a shot list are needed: those who are needed first come first. */
export function neededTimes(
  shots: readonly Pick<Shot, 'id' | 'participantIds'>[],
  { entries }: Pick<DayTimes, 'entries'>,
): NeededTimes[] {
  const planned = new Map(entries.map((entry) => [entry.id, entry.planned]));
  const spansOf = new Map<string, Span[]>();
  for (const { id, participantIds } of shots) {
    const span = planned.get(id);
    if (!span) continue;
    for (const person of participantIds)
      spansOf.set(person, [...(spansOf.get(person) ?? []), span]);
  }
  return [...spansOf]
    .flatMap(([participantId, spans]) => {
      const [first, ...rest] = joined(spans);
      return first ? [{ participantId, spans: [first, ...rest] as const }] : [];
    })
    .sort((a, b) => a.spans[0].start - b.spans[0].start);
}

/** A pin may put an entry before the one above it. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end)
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else all.push(span);
  }
  return all;
}

/**
 * The call time (`HH:MM`) with which a participant is there when they are first needed; null for the shoot's time, undefined
 * if theirs can stay. A call time that is early enough stays: the team may want a person there before. A call time is on the
 * day of the shoot, so that an entry after midnight makes none.
 * @param from when they are first needed: epoch milliseconds
 * @param callTime `HH:MM`; null at the shoot's time
 */
export function wantedCallTime(
  from: number,
  start: DayStart,
  callTime: string | null,
): string | null | undefined {
  const first = wallClock(new Date(from), start.timeZone);
  if (first.date !== start.date) return undefined;
  const isFine = callTime === null ? first.time === start.time : first.time >= callTime;
  if (isFine) return undefined;
  return first.time === start.time ? null : first.time;
}
