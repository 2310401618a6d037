import { wallClock, zonedInstant } from '@lensemble/contract/zoned-time';
import type { SunTimes } from 'suncalc';
import { getTimes } from 'suncalc';
import { clockOf } from './wall-words.ts';

/** One line about the light of a day: `Sunrise`, `6:12 AM`. */
export interface LightLine {
  readonly label: string;
  readonly value: string;
}

interface DayAtPlace {
  readonly date: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Sunrise, sunset and the golden hours of a day at a place, on the clocks of the zone; near the poles in words. */
export function lightOf(day: DayAtPlace): LightLine[] {
  const noon = zonedInstant(day.date, '12:00', day.timeZone);
  const sun = getTimes(noon, day.latitude, day.longitude);
  if (sun.alwaysUp) return [{ label: 'Sun', value: 'It does not set that day' }];
  if (sun.alwaysDown) return [{ label: 'Sun', value: 'It does not rise that day' }];
  const { sunrise, sunset } = sun;
  if (!sunrise || !sunset) return [];
  const say = (moment: Date) => clockWithDay(moment, day);
  return [
    { label: 'Sunrise', value: say(sunrise) },
    ...goldenHours(sun, sunrise, sunset, say),
    { label: 'Sunset', value: say(sunset) },
  ];
}

/** Where the sun stays low, the light is golden all day. */
function goldenHours(
  { goldenHourEnd, goldenHour }: SunTimes,
  sunrise: Date,
  sunset: Date,
  say: (moment: Date) => string,
): LightLine[] {
  const line = (label: string, from: Date, to: Date) => ({
    label,
    value: `${say(from)} – ${say(to)}`,
  });
  if (!goldenHourEnd || !goldenHour) return [line('Golden light', sunrise, sunset)];
  return [
    line('Morning golden hour', sunrise, goldenHourEnd),
    line('Evening golden hour', goldenHour, sunset),
  ];
}

/** In the far north, and where the zone is not the place's own, the sun sets on another day than it shines. */
function clockWithDay(moment: Date, { date, timeZone }: DayAtPlace): string {
  const on = wallClock(moment, timeZone).date;
  const clock = clockOf(moment, timeZone);
  if (on === date) return clock;
  return on > date ? `${clock} the next day` : `${clock} the day before`;
}
