import {
  COLOR_DEFAULT,
  DURATION_DEFAULT,
  DURATION_MAX,
  DURATION_MIN,
  DURATION_STEP,
} from '@lensemble/contract/constants';
import { dayOfTimestamp } from '@lensemble/contract/day-of-timestamp';
import {
  calendarDate,
  clockTime,
  color as colorSchema,
  id as idSchema,
  instagramLink,
  instant,
  optionalEmail,
  optionalText,
  requiredText,
} from '@lensemble/contract/fields';
import { normalizeName } from '@lensemble/contract/normalize-name';
import { wallClock } from '@lensemble/contract/zoned-time';
import { became, type Noted } from '../report.ts';

type Text = string | null;

/** Control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const HALF_CHARACTER = /[\ud800-\udbff]$/;

const TOO_LONG = 'It was too long, or had characters that cannot be stored';

/** A text of at most `max` code units that can be stored. */
function storable(text: string, max: number): string {
  const clean = text.toWellFormed().replace(CONTROL, '').trim();
  return clean.slice(0, max).replace(HALF_CHARACTER, '').trim();
}

/** An id in lower case; undefined if it is none. */
export const idOf = (value: Text): string | undefined =>
  idSchema.safeParse(value?.trim().toLowerCase()).data;

export function longText(row: Noted, field: string, value: Text, max: number): Text {
  const { data } = optionalText(max).safeParse(value);
  if (data !== undefined) return data;
  return became(row, field, value, storable(value ?? '', max) || null, TOO_LONG);
}

/** A text on one line, or the first of the others that can be one. */
export function lineOf(
  row: Noted,
  field: string,
  value: Text,
  max: number,
  ...fallbacks: readonly string[]
): string {
  const schema = requiredText(max, 'missing');
  const asLine = (each: Text) => schema.safeParse(normalizeName(each, max)).data;
  const { data } = schema.safeParse(value);
  if (data !== undefined) return data;
  const line = asLine(value);
  if (line !== undefined) return became(row, field, value, line, TOO_LONG);
  const fallback = fallbacks.map(asLine).find((each) => each !== undefined) ?? '';
  return became(row, field, value, fallback, 'It is needed, and was empty');
}

/** Adds lines to a text as far as there is room. What has none is in the report only. */
export function withLines(
  row: Noted,
  field: string,
  text: Text,
  lines: readonly string[],
  max: number,
): Text {
  let whole = text ?? '';
  for (const line of lines) {
    const longer = whole === '' ? line : `${whole}\n\n${line}`;
    whole = storable(longer, max);
    if (whole !== longer.trim()) became(row, field, longer, whole, TOO_LONG);
  }
  return whole || null;
}

export function emailOf(row: Noted, field: string, value: Text): Text {
  const { data } = optionalEmail.safeParse(value);
  const why = data === undefined ? 'It is no email address' : 'Addresses are in lower case';
  return became(row, field, value, data ?? null, why);
}

/** @param fallbacks the value of a row that has none is the first of them that is a moment */
export function momentOf(
  row: Noted,
  field: string,
  value: Text,
  ...fallbacks: readonly [...Text[], string]
): string {
  const [first, ...others] = [value, ...fallbacks].map((each) => instant.safeParse(each).data);
  const moment = first ?? others.find((each) => each !== undefined) ?? '';
  const why = 'It is needed, and was empty or no moment of a known year';
  return first ?? became(row, field, value, moment, why);
}

export function flagOf(
  row: Noted,
  field: string,
  value: boolean | null,
  fallback: boolean,
): boolean {
  return became(row, field, value, value ?? fallback, 'It was empty');
}

/** Durations go up to the next step, so that no one has too little time. */
export function durationOf(row: Noted, value: number | null): number {
  const field = 'duration_minutes';
  if (value === null || value <= 0)
    return became(row, field, value, DURATION_DEFAULT, 'There was no duration');
  const steps = Math.ceil(value / DURATION_STEP) * DURATION_STEP;
  const grid = Math.min(DURATION_MAX, Math.max(DURATION_MIN, steps));
  const why = `Durations are ${DURATION_MIN} to ${DURATION_MAX} minutes in steps of ${DURATION_STEP}`;
  return became(row, field, value, grid, why);
}

const SHORT_COLOR = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;

export function colorOf(row: Noted, value: Text): string {
  const long = (value?.trim() ?? '').replace(SHORT_COLOR, '#$1$1$2$2$3$3');
  const { data } = colorSchema.safeParse(long);
  const why = data === undefined ? 'It was no color' : 'Colors are six digits in upper case';
  return became(row, 'color', value, data ?? COLOR_DEFAULT, why);
}

const CLOCK = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i;

/** Reads times of other spellings, such as `9:30` and `9:30 PM`; null if there is none. */
export function timeOf(row: Noted, value: Text): Text {
  const { data } = clockTime.safeParse(value);
  if (data !== undefined) return became(row, 'time', value, data, 'Times are HH:MM');
  const [, hours = '', minutes = '', half] = CLOCK.exec(value?.trim() ?? '') ?? [];
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const read = clockTime.safeParse(`${String(hour).padStart(2, '0')}:${minutes}`).data ?? null;
  return became(row, 'time', value, read, read ? 'Times are HH:MM' : 'It was no time of day');
}

const DAY_TEXT = /T00:00:00(?:\.0+)?Z$/;
const isMidnightIn = (moment: Date, zone: string) => wallClock(moment, zone).time === '00:00';

/**
 * The day that a moment means. Browsers stored the day that a person picked as their local midnight. The first zone in
 * which the moment is a midnight gives the day; without one, the rule for clients that name no zone does.
 */
export function dayOf(row: Noted, value: Text, zones: readonly string[]): Text {
  if (value === null) return null;
  const isKnown = instant.safeParse(value).success;
  const zone = isKnown && zones.find((each) => isMidnightIn(new Date(value), each));
  const day = zone ? wallClock(new Date(value), zone).date : dayOfTimestamp(value);
  const { data = null } = calendarDate.safeParse(day);
  if (data !== null && DAY_TEXT.test(value) && value.startsWith(data)) return data;
  const why =
    data === null
      ? 'It was no day of a known year'
      : 'It is the day that was picked, in the zone whose midnight it was';
  return became(row, 'date', value, data, why);
}

/** A link with https; undefined if it is none. */
export function linkOf(value: string): string | undefined {
  const { data } = instagramLink.safeParse(value);
  if (data !== undefined) return data;
  const secure = value.trim().replace(/^http:\/\//i, '');
  return secure.includes('://') ? undefined : instagramLink.safeParse(`https://${secure}`).data;
}
