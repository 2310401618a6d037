import { offsetMs } from '@lensemble/contract/zoned-time';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The zone that needs no VTIMEZONE. */
export const UTC = 'UTC';

const digits = (text: string) => text.replace(/[-:]/g, '');

/** What clocks in UTC show: `20261125T193000`. Feeds have thousands of these, and `toISOString` takes twice the time. */
function clockText(moment: number): string {
  const at = new Date(moment);
  const date = at.getUTCFullYear() * 10_000 + (at.getUTCMonth() + 1) * 100 + at.getUTCDate();
  const time = at.getUTCHours() * 10_000 + at.getUTCMinutes() * 100 + at.getUTCSeconds();
  return `${String(date).padStart(8, '0')}T${String(time).padStart(6, '0')}`;
}

/** A moment in UTC: `20261125T193000Z`. */
export const utcMoment = (moment: Date) => `${clockText(moment.getTime())}Z`;

export const dayOf = (date: string) => digits(date);

/** The following day: `20261126`. */
export function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return digits(next.toISOString().slice(0, 10));
}

/** A wall-clock time and its parameter; UTC for a time that occurs twice, because programs read it differently. */
export function zonedMoment(moment: Date, timeZone: string): { parameter: string; value: string } {
  const instant = moment.getTime();
  const isWhole = instant % MINUTE_MS === 0;
  if (timeZone === UTC || !isWhole || comesTwice(instant, timeZone)) {
    return { parameter: '', value: utcMoment(moment) };
  }
  const value = clockText(instant + offsetMs(instant, timeZone));
  return { parameter: `;TZID=${timeZone}`, value };
}

/** Whether clocks show the same time at another moment. */
function comesTwice(moment: number, timeZone: string): boolean {
  const offset = offsetMs(moment, timeZone);
  const near = [moment - DAY_MS, moment + DAY_MS].map((day) => offsetMs(day, timeZone));
  if (near.every((each) => each === offset)) return false;
  const wall = moment + offset;
  const shows = (other: number) => other + offsetMs(other, timeZone) === wall;
  return near.map((each) => wall - each).some((other) => other !== moment && shows(other));
}

/** A duration: `PT1H30M`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = `${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s ? `${s}S` : ''}`;
  return `PT${parts || '0S'}`;
}
