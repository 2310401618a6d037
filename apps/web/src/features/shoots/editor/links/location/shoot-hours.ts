import { formatTime } from '@lensemble/contract/clock';
import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { editorLightWords } from '@lensemble/messages/web/editor-light';
import { formatDuration } from '@/lib/time/format.ts';

/** The schedule of a shoot, as wall-clock time in its time zone. */
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

/** The start and end of a shoot; null without a time. */
export function spanOf({ date, time, timeZone, durationMinutes }: ShootDay): Span | null {
  if (time === null) return null;
  const start = zonedInstant(date, time, timeZone);
  return { start, end: new Date(start.getTime() + durationMinutes * 60_000) };
}

/** The hours used for a shoot without a time. */
function daytimeOf({ date, timeZone }: Pick<ShootDay, 'date' | 'timeZone'>): Span {
  return {
    start: zonedInstant(date, '08:00', timeZone),
    end: zonedInstant(date, '20:00', timeZone),
  };
}

/** The hours of a shoot that its weather is about. */
export const hoursOf = (day: ShootDay): Span => spanOf(day) ?? daytimeOf(day);

/** Formats times in the time zone of a shoot. */
export interface Sayer {
  /** `4:10 PM`; on another date `12:04 AM the next day`. */
  readonly at: (moment: Date) => string;
  /** `4:10 PM`, without the date. */
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
    return wall.date > date
      ? editorLightWords('nextDay', { time: clock })
      : editorLightWords('previousDay', { time: clock });
  };
  return { at, clock: clockAt, range: (from, to) => shortRange(at(from), at(to)) };
}

/** AM or PM and the day appear once if both times share them. */
function shortRange(from: string, to: string): string {
  const [clock = '', ...shared] = from.split(' ');
  return to.endsWith(` ${shared.join(' ')}`) ? `${clock} – ${to}` : `${from} – ${to}`;
}

/** Formats a duration: `1h 25m`. */
export function timeBetween(from: Date, to: Date): string {
  return formatDuration(Math.round((to.getTime() - from.getTime()) / 60_000));
}
