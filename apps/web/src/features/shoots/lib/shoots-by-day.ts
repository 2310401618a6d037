import { CALENDAR_DOTS_PER_DAY } from '@lensemble/contract/constants';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { monthOf, type PlainDate, type PlainMonth } from '@/lib/time/dates.ts';
import { soonestFirst } from './status-order.ts';

/** Shoots by day (`YYYY-MM-DD`), earliest first. Only days with shoots are included. */
export type ShootsByDay = ReadonlyMap<string, readonly ListedShoot[]>;

export function shootsByDay(shoots: readonly ListedShoot[]): ShootsByDay {
  const days = new Map<string, ListedShoot[]>();
  for (const shoot of shoots) {
    if (shoot.date === null) continue;
    const day = days.get(shoot.date);
    if (day) day.push(shoot);
    else days.set(shoot.date, [shoot]);
  }
  for (const day of days.values()) day.sort(soonestFirst);
  return days;
}

/** The first day with a shoot, from a day on. */
export function nextDay(shoots: readonly ListedShoot[], from: PlainDate): PlainDate | undefined {
  return shoots
    .flatMap(({ date }) => (date !== null && date >= from ? [date] : []))
    .sort()
    .at(0);
}

/** The day to select in a month that comes into view: today, else the first with a shoot, else the first. */
export function dayToSelect(month: PlainMonth, days: ShootsByDay, today: PlainDate): PlainDate {
  if (monthOf(today) === month) return today;
  const planned = [...days.keys()].filter((date) => monthOf(date) === month).sort();
  return planned[0] ?? `${month}-01`;
}

/** The dots of a calendar day, and the number of shoots beyond them. */
export function dayDots(shoots: readonly ListedShoot[]): {
  dots: readonly ListedShoot[];
  more: number;
} {
  const dots = shoots.slice(0, CALENDAR_DOTS_PER_DAY);
  return { dots, more: shoots.length - dots.length };
}
