import type { ShootDetail } from '@lensemble/contract/shoots';
import { cityOfZone, wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { isOffset, zoneName } from '../../lib/zone-names.ts';
import { clockOf, dayOf, fullDayOf, weekdayOf } from './wall-words.ts';

export interface Schedule {
  /** `November 21, 2026` */
  readonly date: string;
  /** `Saturday` */
  readonly weekday: string;
  /** `Saturday, November 21, 2026` */
  readonly day: string;
  /** `3:30 PM – 6:00 PM`; undefined without a time. */
  readonly time: string | undefined;
  /** `2h 30m` */
  readonly duration: string;
  /** `Japan Standard Time (GMT+9)` */
  readonly zone: string;
}

/** Stands in for a missing time. Clocks do not change at noon. */
const NOON = '12:00';
const MINUTE_MS = 60_000;

type Planned = Pick<ShootDetail, 'date' | 'time' | 'timeZone' | 'durationMinutes'>;

export function scheduleOf(
  { date, time, timeZone, durationMinutes }: Planned,
  language: Language,
): Schedule | undefined {
  if (date === null) return undefined;
  const start = zonedInstant(date, time ?? NOON, timeZone);
  return {
    date: dayOf(start, timeZone, language),
    weekday: weekdayOf(start, timeZone, language),
    day: fullDayOf(start, timeZone, language),
    time: time === null ? undefined : spanOf(start, durationMinutes, timeZone, language),
    duration: durationOf(durationMinutes, language),
    zone: zoneOf(start, timeZone, language),
  };
}

/** If the offset changes during the shoot, adds the offset to both ends. */
function spanOf(start: Date, minutes: number, timeZone: string, language: Language): string {
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  const [before, after] = [start, end].map((moment) =>
    zoneName(moment, timeZone, 'shortOffset', language),
  );
  const isSteady = before === after;
  const from = clockOf(start, timeZone, language) + (isSteady ? '' : ` ${before}`);
  const time = clockOf(end, timeZone, language) + (isSteady ? '' : ` ${after}`);
  const isOvernight = wallClock(start, timeZone).date !== wallClock(end, timeZone).date;
  return `${from} – ${isOvernight ? callSheets(language)('nextDay', { time }) : time}`;
}

/** `2h 30m` */
export function durationOf(total: number, language: Language): string {
  const say = callSheets(language);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours > 0 && minutes > 0) return say('hoursAndMinutes', { hours, minutes });
  return hours > 0 ? say('hours', { hours }) : say('minutes', { minutes });
}

/** Names a zone without a name in the language by its city. */
function zoneOf(moment: Date, timeZone: string, language: Language): string {
  const offset = zoneName(moment, timeZone, 'shortOffset', language);
  const name = zoneName(moment, timeZone, 'long', language);
  return `${isOffset(name) ? cityOfZone(timeZone) : name} (${offset})`;
}
