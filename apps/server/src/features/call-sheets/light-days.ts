import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { type LightLine, lightOf } from './light.ts';
import type { ShootSpan } from './shoot-span.ts';
import { dayOf } from './wall-words.ts';

/** The light of one day under its heading: `Light`. */
export interface LightDay {
  readonly heading: string;
  readonly lines: readonly LightLine[];
}

const MINUTE_MS = 60_000;
/** Stands in for a missing time. Clocks do not change at noon. */
const NOON = '12:00';

/**
 * The light of the day of a shoot, and of the next day if it runs past midnight. Empty if the date or the position is
 * unknown.
 */
export function lightDaysOf(shoot: ShootSpan, language: Language): LightDay[] {
  const say = callSheets(language);
  const { date, time, timeZone, durationMinutes } = shoot;
  if (date === null) return [];
  const lines = lightOn(shoot, date, language);
  if (lines.length === 0) return [];
  const start = zonedInstant(date, time ?? NOON, timeZone);
  // A shoot that ends at midnight has no light of the next day.
  const last = new Date(start.getTime() + (time === null ? 0 : durationMinutes * MINUTE_MS - 1));
  const lastDate = wallClock(last, timeZone).date;
  if (lastDate === date) return [{ heading: say('light'), lines }];
  return [
    { heading: say('lightOn', { day: dayOf(start, timeZone, language) }), lines },
    {
      heading: say('lightOn', { day: dayOf(last, timeZone, language) }),
      lines: lightOn(shoot, lastDate, language),
    },
  ];
}

function lightOn({ timeZone, location }: ShootSpan, date: string, language: Language): LightLine[] {
  const { latitude = null, longitude = null } = location ?? {};
  if (latitude === null || longitude === null) return [];
  return lightOf({ date, timeZone, latitude, longitude }, language);
}
