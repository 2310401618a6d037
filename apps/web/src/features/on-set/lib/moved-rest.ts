import { type DayStart, dayTimes, type TimedEntry, timeOf } from '@lensemble/contract/day-times';

interface MovedEntry {
  readonly id: string;
  /** `HH:MM` before and after. */
  readonly from: string;
  readonly to: string;
  /** A pinned entry stays. */
  readonly stays: boolean;
  /** Minutes by which the entry before ends too late for it. */
  readonly overrun: number;
}

export interface MovedRest {
  /** The entry whose pin moves all that follow. */
  readonly id: string;
  readonly pin: string;
  readonly entries: readonly MovedEntry[];
}

const MINUTE_MS = 60_000;

/**
 * What becomes of a plan if its rest begins some minutes later: the current entry is pinned there, and what follows it moves
 * along, up to the next pin. Undefined once nothing is open.
 */
export function movedRest(
  start: DayStart,
  order: readonly TimedEntry[],
  minutes: number,
): MovedRest | undefined {
  const before = dayTimes(start, order, null);
  const at = before.entries.find(({ id }) => id === before.currentId);
  if (!at) return undefined;
  const { timeZone } = start;
  const pin = timeOf(at.planned.start + minutes * MINUTE_MS, timeZone);
  const moved = order.map((entry) => (entry.id === at.id ? { ...entry, pin } : entry));
  const after = new Map(dayTimes(start, moved, null).entries.map((each) => [each.id, each]));
  const entries = order.flatMap(({ id, state, pin: own }, index) => {
    const [old, next] = [before.entries[index], after.get(id)];
    if (state !== 'open' || !old || !next) return [];
    return [
      {
        id,
        from: timeOf(old.planned.start, timeZone),
        to: timeOf(next.planned.start, timeZone),
        stays: own !== null && id !== at.id,
        overrun: id === at.id ? 0 : next.overrun,
      },
    ];
  });
  return { id: at.id, pin, entries };
}
