import { offsetMs, wallClock } from '@lensemble/contract/zoned-time';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The zone that needs no VTIMEZONE. */
export const UTC = 'UTC';

const digits = (text: string) => text.replace(/[-:]/g, '');

/** A moment in UTC: `20261125T193000Z`. */
export const utcMoment = (moment: Date) => `${digits(moment.toISOString().slice(0, 19))}Z`;

export const dayOf = (date: string) => digits(date);

/** The following day: `20261126`. */
export function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return digits(next.toISOString().slice(0, 10));
}

/** A wall-clock time and its parameter; UTC for a time that occurs twice, because programs read it differently. */
export function zonedMoment(moment: Date, timeZone: string): { parameter: string; value: string } {
  const { date, time } = wallClock(moment, timeZone);
  const isWhole = moment.getTime() % MINUTE_MS === 0;
  if (timeZone === UTC || !isWhole || comesTwice(moment.getTime(), timeZone)) {
    return { parameter: '', value: utcMoment(moment) };
  }
  return { parameter: `;TZID=${timeZone}`, value: `${digits(`${date}T${time}`)}00` };
}

/** Whether clocks show the same time at another moment. */
function comesTwice(moment: number, timeZone: string): boolean {
  const wall = moment + offsetMs(moment, timeZone);
  const shows = (other: number) => other + offsetMs(other, timeZone) === wall;
  return [moment - DAY_MS, moment + DAY_MS]
    .map((near) => wall - offsetMs(near, timeZone))
    .some((other) => other !== moment && shows(other));
}

/** A duration: `PT1H30M`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = `${h ? `${h}H` : ''}${m ? `${m}M` : ''}${s ? `${s}S` : ''}`;
  return `PT${parts || '0S'}`;
}
