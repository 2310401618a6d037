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

/** A pinned entry that comes before what no longer fits before it. */
interface Swap {
  readonly id: string;
  /** What it then follows, and what it follows now. */
  readonly after: string;
  readonly before: string | null;
  /** The entry that follows it. */
  readonly next: string;
  readonly entries: readonly MovedEntry[];
}

export interface MovedRest {
  /** The entry whose pin moves all that follow. */
  readonly id: string;
  readonly pin: string;
  readonly entries: readonly MovedEntry[];
  /** Undefined if no other order makes the rest fit better. */
  readonly swap: Swap | undefined;
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
  const pin = timeOf(at.planned.start + minutes * MINUTE_MS, start.timeZone);
  const moved = order.map((entry) => (entry.id === at.id ? { ...entry, pin } : entry));
  const old = new Map(
    before.entries.map(({ id, planned }) => [id, timeOf(planned.start, start.timeZone)]),
  );
  const timed = (list: readonly TimedEntry[]) => openEntries(start, list, at.id, old);
  const entries = timed(moved);
  return { id: at.id, pin, entries, swap: swapIn(moved, entries, timed) };
}

function openEntries(
  start: DayStart,
  order: readonly TimedEntry[],
  current: string,
  old: ReadonlyMap<string, string>,
): MovedEntry[] {
  const times = dayTimes(start, order, null).entries;
  return order.flatMap(({ id, state, pin }, index) => {
    const time = times[index];
    if (state !== 'open' || !time) return [];
    const to = timeOf(time.planned.start, start.timeZone);
    return [
      {
        ...{ id, to, from: old.get(id) ?? to },
        stays: pin !== null && id !== current,
        overrun: id === current ? 0 : time.overrun,
      },
    ];
  });
}

const overrunOf = (entries: readonly MovedEntry[]) =>
  entries.reduce((sum, { overrun }) => sum + overrun, 0);

/** Moves the first pinned entry that does not fit to the last place before it where it does. */
function swapIn(
  order: readonly TimedEntry[],
  entries: readonly MovedEntry[],
  timed: (order: readonly TimedEntry[]) => readonly MovedEntry[],
): Swap | undefined {
  const late = entries.findIndex(({ overrun }) => overrun > 0);
  const entry = order.find(({ id }) => id === entries[late]?.id);
  if (!entry) return undefined;
  const from = order.indexOf(entry);
  // Nothing comes before the current entry, which is the first.
  for (let place = late - 1; place > 0; place--) {
    const next = entries[place]?.id;
    const to = order.findIndex(({ id }) => id === next);
    const after = order[to - 1]?.id;
    if (next === undefined || after === undefined) continue;
    const swapped = timed(order.toSpliced(from, 1).toSpliced(to, 0, entry));
    if (overrunOf(swapped) < overrunOf(entries)) {
      const before = order[from - 1]?.id ?? null;
      return { id: entry.id, after, before, next, entries: swapped };
    }
  }
  return undefined;
}
