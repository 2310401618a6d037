import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { formatTime } from '@/lib/format.ts';

/** When a shoot is, as wall time in its zone. */
export interface ShootDay {
  readonly date: string;
  readonly time: string | null;
  readonly timeZone: string;
  readonly durationMinutes: number;
}

export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** From when to when a shoot goes; null while it has no time. */
export function spanOf({ date, time, timeZone, durationMinutes }: ShootDay): Span | null {
  if (time === null) return null;
  const start = zonedInstant(date, time, timeZone);
  return { start, end: new Date(start.getTime() + durationMinutes * 60_000) };
}

/** Says moments on the clocks of one day at one place. */
export interface Sayer {
  /** `4:10 PM`, on another date `12:04 AM the next day`. */
  readonly at: (moment: Date) => string;
  /** `4:10 PM`, whatever the date. */
  readonly clock: (moment: Date) => string;
  /** `4:10 – 4:52 PM` */
  readonly range: (from: Date, to: Date) => string;
}

export function sayerFor({ date, timeZone }: Pick<ShootDay, 'date' | 'timeZone'>): Sayer {
  const clockAt = (moment: Date) => formatTime(wallClock(moment, timeZone).time);
  const at = (moment: Date) => {
    const wall = wallClock(moment, timeZone);
    const clock = formatTime(wall.time);
    if (wall.date === date) return clock;
    return wall.date > date ? `${clock} the next day` : `${clock} the day before`;
  };
  return { at, clock: clockAt, range: (from, to) => shortRange(at(from), at(to)) };
}

/** The half of the day, and the day where it is another one, are said once where both share them. */
function shortRange(from: string, to: string): string {
  const [clock = '', ...shared] = from.split(' ');
  return to.endsWith(` ${shared.join(' ')}`) ? `${clock} – ${to}` : `${from} – ${to}`;
}

/** 85 minutes become `1 h 25 min`. */
export function timeBetween(from: Date, to: Date): string {
  const minutes = Math.round((to.getTime() - from.getTime()) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours ? [`${hours} h`] : []), ...(rest || !hours ? [`${rest} min`] : [])];
  return parts.join(' ');
}
