import type { Holder } from '@lensemble/contract/availability';
import { formatHour } from '@lensemble/contract/clock-hour';
import type { BusyConflict, Conflict } from '@lensemble/contract/conflicts';
import { daysOf, type HeldTime, overlaps } from '@lensemble/contract/held-time';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { busyWords } from '@lensemble/messages/web/busy';
import type { PlainDate } from '../time/dates.ts';
import { formatShortDate, formatShortDay } from '../time/long-dates.ts';
import { dayRange, hourRange } from '../time/ranges.ts';

/** From where other shoots are seen: the day of a shoot in its zone, and the time that it holds. */
export interface Viewpoint {
  readonly date: PlainDate;
  readonly timeZone: string;
  readonly held: HeldTime;
}

/** Shows the title of a shoot: as text, or emphasized. */
type Mark<Part> = (title: string, shootId: string) => Part;

const MINUTE_MS = 60_000;

/** Below the name of an item: `2 of 3 are at Night Parade, 2–4 PM`, `Away Nov 20–23`. */
export function conflictNote<Part>(
  conflict: Conflict,
  view: Viewpoint,
  mark: Mark<Part>,
): (Part | string)[] {
  const time = conflictTime(conflict, view);
  if (conflict.kind === 'away') return [busyWords('away', { days: time })];
  const { of, taken } = conflict;
  const shoot = firstShoot(conflict, mark);
  if (of === 1) return busyWords.parts('at', { shoot, time });
  if (taken >= of && of === 2) return busyWords.parts('bothAt', { shoot, time });
  if (taken >= of) return busyWords.parts('allAt', { of, shoot, time });
  return busyWords.parts('unitsAt', { count: taken, of, shoot, time });
}

/** `Softbox: 2 of 3 are at Night Parade`, `Dana is away`. The time belongs beside it. */
export function conflictLine<Part>(
  conflict: Conflict,
  name: string,
  mark: Mark<Part>,
): (Part | string)[] {
  if (conflict.kind === 'away') return [busyWords('isAway', { name })];
  const { of, taken } = conflict;
  const shoot = firstShoot(conflict, mark);
  if (of === 1) return busyWords.parts('isAt', { name, shoot });
  if (taken >= of && of === 2) return busyWords.parts('bothOfAt', { name, shoot });
  if (taken >= of) return busyWords.parts('allOfAt', { name, of, shoot });
  return busyWords.parts('unitsOfAt', { name, count: taken, of, shoot });
}

/** When the first shoot or absence is, and how many more there are: `2–4 PM, and 1 more`. */
export function conflictTime(conflict: Conflict, view: Viewpoint): string {
  const times =
    conflict.kind === 'away'
      ? conflict.away.map(({ firstDay, lastDay }) => dayRange(firstDay, lastDay))
      : conflict.shoots.map((shoot) => shootTime(shoot, view));
  const [time = '', ...more] = times;
  return more.length === 0 ? time : busyWords('more', { time, count: more.length });
}

const firstShoot = <Part>({ shoots: [first] }: BusyConflict, mark: Mark<Part>) =>
  first ? mark(first.title, first.id) : '';

/** Without set-up and strike, which are named only if they alone are in the way. */
function shootTime(shoot: Holder, { date, timeZone, held }: Viewpoint): string {
  const onDay = (day: PlainDate, time: string) =>
    day === date ? time : busyWords('onDay', { day: formatShortDate(day), time });
  if (shoot.time === null) return onDay(shoot.date, busyWords('allDay'));
  const itself = withoutAround(shoot);
  const [from, to] = [wallClock(itself.from, timeZone), wallClock(itself.to, timeZone)];
  const time = onDay(from.date, hourRange(from.time, to.time));
  if (overlaps(itself, held)) return time;
  const hour = (moment: string) => formatHour(wallClock(new Date(moment), timeZone).time);
  return itself.from >= held.to
    ? busyWords('setUpFrom', { time, from: hour(shoot.from) })
    : busyWords('strikeUntil', { time, to: hour(shoot.to) });
}

function withoutAround({ date, time, timeZone, durationMinutes, from, to }: Holder): HeldTime {
  try {
    const start = zonedInstant(date, time ?? '', timeZone);
    return { from: start, to: new Date(start.getTime() + durationMinutes * MINUTE_MS) };
  } catch {
    // The browser does not know the zone.
    return { from: new Date(from), to: new Date(to) };
  }
}

/** `Sun, Nov 22, 1–6:30 PM`, `Sun, Nov 22, all day` */
export function heldText({ date, timeZone, held }: Viewpoint, isAllDay: boolean): string {
  const on = (day: PlainDate, time: string) =>
    busyWords('onDay', { day: formatShortDay(day), time });
  if (isAllDay) return on(date, busyWords('allDay'));
  const [first, last] = daysOf(held, timeZone);
  const [from, to] = [wallClock(held.from, timeZone).time, wallClock(held.to, timeZone).time];
  if (first === last) return on(first, hourRange(from, to));
  return busyWords('fromTo', { from: on(first, formatHour(from)), to: on(last, formatHour(to)) });
}
