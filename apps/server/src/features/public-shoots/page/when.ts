import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { zonedInstant } from '@lensemble/contract/zoned-time';

type Schedule = Pick<PublicShoot, 'date' | 'time' | 'time_zone'>;

const MINUTE_MS = 60_000;
/** The time used for the zone name without a time of day, because names and offsets change over the year. */
const NOON = '12:00';

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T00:00Z`),
  );

/** `November 21, 2026` */
export const longDate = (date: string) => inUtc(date, { dateStyle: 'long' });

export const weekday = (date: string) => inUtc(date, { weekday: 'long' });

/** `2026-11-21T15:30+01:00`. Resolves skipped and repeated times like `zonedInstant`. */
export function machineTime({ date, time, time_zone }: Schedule): string | undefined {
  if (date === null || time === null) return undefined;
  const instant = zonedInstant(date, time, time_zone);
  const offset = (Date.parse(`${date}T${time}Z`) - instant.getTime()) / MINUTE_MS;
  // Historical offsets include seconds, which this format cannot express.
  return Number.isInteger(offset) ? `${date}T${time}${offsetText(offset)}` : instant.toISOString();
}

function offsetText(offset: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** The zone's name on that day: `Central European Standard Time (GMT+1)`. Without a date, its generic name. */
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
