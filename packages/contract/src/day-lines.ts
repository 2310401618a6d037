import { type DayStart, type DayTimes, dayTimes, lineAt } from './day-times.ts';
import type { Shot } from './shots.ts';

/** A moment at which the light changes. */
export interface LightChange {
  readonly light: 'golden' | 'sunset';
  /** Epoch milliseconds, as `until`. */
  readonly at: number;
  /** When golden light ends, which is after the sunset; none where it goes on past midnight. */
  readonly until?: number;
}

/** What a line between two entries says. */
export type Between =
  | { readonly kind: 'gap'; readonly minutes: number }
  | {
      readonly kind: 'overrun';
      readonly minutes: number;
      readonly pin: string;
      readonly free: number;
    }
  | {
      readonly kind: 'light';
      readonly light: LightChange['light'];
      readonly at: number;
      /** The entry that the moment falls into. */
      readonly during: { readonly id: string; readonly minutesIn: number } | null;
    };

interface ListLines {
  /** Null while the shoot has no time. */
  readonly times: DayTimes | null;
  /** The lines directly before each entry, by its id. */
  readonly before: ReadonlyMap<string, readonly Between[]>;
  /** The lines after all entries. */
  readonly last: readonly Between[];
}

/** What stands between the entries of a list. The light counts while the day goes on, not before and after it. */
export function listLines(
  shots: readonly Shot[],
  start: DayStart | null,
  light: readonly LightChange[],
): ListLines {
  if (!start || shots.length === 0) return { times: null, before: new Map(), last: [] };
  const times = dayTimes(start, shots, null);
  const before = new Map<string, Between[]>();
  const last: Between[] = [];
  const put = (id: string | undefined, line: Between) => {
    if (id === undefined) last.push(line);
    else before.set(id, [...(before.get(id) ?? []), line]);
  };
  const first = times.entries[0]?.planned.start ?? times.start;
  for (const { light: kind, at } of light) {
    if (at < first || at > times.plannedEnd) continue;
    const { afterId, during } = lineAt(times, at);
    const index = shots.findIndex(({ id }) => id === afterId);
    put(shots[index + 1]?.id, { kind: 'light', light: kind, at, during });
  }
  for (const [index, { id, gap, overrun }] of times.entries.entries()) {
    const pin = shots[index]?.pin ?? null;
    if (gap > 0) put(id, { kind: 'gap', minutes: gap });
    if (overrun > 0 && pin !== null) {
      const free = times.entries[index - 1]?.planned.end ?? times.start;
      put(id, { kind: 'overrun', minutes: overrun, pin, free });
    }
  }
  return { times, before, last };
}

/** The number of each shot, by its id. Blocks have none. */
export function shotNumbers(
  shots: readonly Pick<Shot, 'id' | 'kind'>[],
): ReadonlyMap<string, number> {
  const numbered = shots.filter(({ kind }) => kind === 'shot');
  return new Map(numbered.map(({ id }, index) => [id, index + 1]));
}
