import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { zonedInstant } from '@lensemble/contract/zoned-time';

type Schedule = Pick<PublicShoot, 'date' | 'time' | 'time_zone'>;

const MINUTE_MS = 60_000;
/** Zones change their names and offsets over the year; without a time noon is as good as any. */
const NOON = '12:00';

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T00:00Z`),
  );

/** `November 21, 2026`: the spec's pattern MMMM d, yyyy. */
export const longDate = (date: string) => inUtc(date, { dateStyle: 'long' });

export const weekday = (date: string) => inUtc(date, { weekday: 'long' });

/** `15:30` becomes `3:30 PM`. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * The start with its offset from UTC, for machines: `2026-11-21T15:30+01:00`. A time that the clocks skip has the offset
 * of before, one that comes twice is the first, so that it is the very moment of `zonedInstant`.
 */
export function machineTime({ date, time, time_zone }: Schedule): string | undefined {
  if (date === null || time === null) return undefined;
  const instant = zonedInstant(date, time, time_zone);
  const offset = (Date.parse(`${date}T${time}Z`) - instant.getTime()) / MINUTE_MS;
  // Before there were zones, places had offsets of minutes and seconds, which cannot be written so.
  return Number.isInteger(offset) ? `${date}T${time}${offsetText(offset)}` : instant.toISOString();
}

function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** `Central European Standard Time (GMT+1)`, as it is on that day; without a day what it is called all year. */
export function zoneName({ date, time, time_zone: timeZone }: Schedule): string {
  const named = (timeZoneName: Intl.DateTimeFormatOptions['timeZoneName'], at: Date) =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  if (date === null) return named('longGeneric', new Date());
  const instant = zonedInstant(date, time ?? NOON, timeZone);
  const [name, offset] = [named('long', instant), named('shortOffset', instant)];
  const isSaid = /^GMT/.test(name) || /^GMT([+-]0)?$/.test(offset);
  return isSaid ? name : `${name} (${offset})`;
}
