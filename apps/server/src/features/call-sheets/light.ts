import { wallClock } from '@lensemble/contract/zoned-time';
import type { DayAtPlace, DayLight } from '@lensemble/light/day-light';
import { dayLight } from '@lensemble/light/day-light';
import type { Phase } from '@lensemble/light/phases';
import { clockOf } from './wall-words.ts';

/** One line about the light of a day: `Sunrise`, `6:12 AM`. */
export interface LightLine {
  readonly label: string;
  readonly value: string;
}

type Say = (moment: Date) => string;

const always = { up: 'It does not set that day', down: 'It does not rise that day' } as const;

/** Sunrise, sunset and the golden hours of a day at a place, on the clocks of the zone; near the poles in words. */
export function lightOf(day: DayAtPlace): LightLine[] {
  const light = dayLight(day);
  if (light.always) return [{ label: 'Sun', value: always[light.always] }];
  const say = (moment: Date) => clockWithDay(moment, day);
  return [
    ...lineAt('Sunrise', light.sunrise, say),
    ...goldenLines(light, say),
    ...lineAt('Sunset', light.sunset, say),
  ];
}

function lineAt(label: string, moment: Date | null, say: Say): LightLine[] {
  return moment ? [{ label, value: say(moment) }] : [];
}

/** Where the sun stays low, the light is golden all day. */
function goldenLines({ noon, phases }: DayLight, say: Say): LightLine[] {
  return phases
    .filter(({ light }) => light === 'golden')
    .map(({ from, to }) => ({
      label: goldenLabel({ from, to }, noon),
      value: `${say(from)} – ${say(to)}`,
    }));
}

function goldenLabel({ from, to }: Pick<Phase, 'from' | 'to'>, noon: Date): string {
  if (to < noon) return 'Morning golden hour';
  return from > noon ? 'Evening golden hour' : 'Golden light';
}

/** In the far north, and where the zone is not the place's own, the sun sets on another day than it shines. */
function clockWithDay(moment: Date, { date, timeZone }: DayAtPlace): string {
  const on = wallClock(moment, timeZone).date;
  const clock = clockOf(moment, timeZone);
  if (on === date) return clock;
  return on > date ? `${clock} the next day` : `${clock} the day before`;
}
