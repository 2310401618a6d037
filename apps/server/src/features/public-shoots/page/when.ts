import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { type Language, localeOf } from '@lensemble/messages/languages';
import { isOffset, zoneName as nameOfZone } from '../../../lib/zone-names.ts';

type Schedule = Pick<PublicShoot, 'date' | 'time' | 'time_zone'>;

const MINUTE_MS = 60_000;
/** The time used for the zone name without a time of day, because names and offsets change over the year. */
const NOON = '12:00';

const inUtc = (date: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(
    new Date(`${date}T00:00Z`),
  );

/** `November 21, 2026` */
export const longDate = (date: string, language: Language) =>
  inUtc(date, language, { dateStyle: 'long' });

export const weekday = (date: string, language: Language) =>
  inUtc(date, language, { weekday: 'long' });

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
export function zoneName(
  { date, time, time_zone: timeZone }: Schedule,
  language: Language,
): string {
  if (date === null) return nameOfZone(new Date(), timeZone, 'longGeneric', language);
  const instant = zonedInstant(date, time ?? NOON, timeZone);
  const name = nameOfZone(instant, timeZone, 'long', language);
  const offset = nameOfZone(instant, timeZone, 'shortOffset', language);
  const isSaid = isOffset(name) || /^(GMT|UTC)([+-]0)?$/.test(offset);
  return isSaid ? name : `${name} (${offset})`;
}
