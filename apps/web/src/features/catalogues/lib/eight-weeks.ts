import type { Availability, Holder } from '@lensemble/contract/availability';
import { type HeldKind, takenDuring } from '@lensemble/contract/conflicts';
import { daysOf, type HeldTime } from '@lensemble/contract/held-time';
import { addDays, type PlainDate } from '@/lib/time/dates.ts';
import { startOfWeek } from '@/lib/time/weeks.ts';

export const WEEKS = 8;

/** The first and the last day of a strip, both included. */
export interface Days {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** This week and the next seven. */
export function nextWeeks(today: PlainDate): Days {
  const first = startOfWeek(today);
  return { first, last: addDays(first, WEEKS * 7 - 1) };
}

/** The moments that these days have in any time zone. */
export const momentsOf = ({ first, last }: Days) => ({
  from: `${addDays(first, -1)}T00:00:00Z`,
  to: `${addDays(last, 2)}T00:00:00Z`,
});

export interface Item {
  readonly kind: HeldKind;
  readonly id: string;
  /** How many units the team has: one of a person, a prop or a costume. */
  readonly owned: number;
}

/** A shoot that holds an item. */
export interface Use {
  readonly shoot: Holder;
  readonly quantity: number;
  readonly time: HeldTime;
  /** In the shoot's own zone. */
  readonly days: Days;
  /** What other shoots, which may be none, leave of too few units. Undefined if there are enough. */
  readonly shortage?: { readonly free: number; readonly others: readonly Holder[] };
}

/** The shoots that hold an item on these days, the earliest first. */
export function usesOf(
  { shoots }: Pick<Availability, 'shoots'>,
  { kind, id, owned }: Item,
  { first, last }: Days,
): Use[] {
  const uses = shoots.flatMap((shoot) => {
    const time = { from: new Date(shoot.from), to: new Date(shoot.to) };
    const quantity = takenDuring({ shoots: [shoot] }, time)(kind, id).taken;
    const [firstDay, lastDay] = daysOf(time, shoot.timeZone);
    const isMeant = quantity > 0 && firstDay <= last && lastDay >= first;
    return isMeant ? [{ shoot, quantity, time, days: { first: firstDay, last: lastDay } }] : [];
  });
  return uses.map((use) => {
    const others = uses.filter((other) => other !== use).map(({ shoot }) => shoot);
    const taken = takenDuring({ shoots: others }, use.time)(kind, id);
    const isShort = taken.taken + use.quantity > owned;
    const free = Math.max(0, owned - taken.taken);
    return isShort ? { ...use, shortage: { free, others: taken.shoots } } : use;
  });
}

/** A unit that a shoot holds. `line` counts from 0. */
export interface Bar {
  readonly use: Use;
  readonly line: number;
}

/** Gives each unit that a shoot holds the first line that is free at its time. Units without one are left out. */
export function barsOf(uses: readonly Use[], lines: number): Bar[] {
  const freeFrom = Array.from({ length: lines }, () => Number.NEGATIVE_INFINITY);
  return uses.flatMap((use) => {
    const { from, to } = use.time;
    const free = freeFrom.flatMap((moment, line) => (moment <= from.getTime() ? [line] : []));
    return free.slice(0, use.quantity).map((line) => {
      freeFrom[line] = to.getTime();
      return { use, line };
    });
  });
}
