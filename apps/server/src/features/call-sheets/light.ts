import { wallClock } from '@lensemble/contract/zoned-time';
import {
  bluePhases,
  type DayAtPlace,
  type DayLight,
  type DayPhase,
  dayLight,
  goldenPhases,
} from '@lensemble/light/day-light';

import { clockOf } from './wall-words.ts';

/** One line about daylight: `Sunrise`, `6:12 AM`. */
export interface LightLine {
  readonly label: string;
  readonly value: string;
}

const GOLDEN_LIGHT = 'Golden light';

type Say = (moment: Date) => string;

const always = { up: 'It does not set that day', down: 'It does not rise that day' } as const;

/** Sunrise, sunset, golden and blue hours in the given time zone. Near the poles, words replace missing times. */
export function lightOf(day: DayAtPlace): LightLine[] {
  const light = dayLight(day);
  const say = (moment: Date) => clockWithDay(moment, day);
  if (light.always === 'up') return [sunLine('up'), ...allGolden(light, say)];
  if (light.always === 'down') return [sunLine('down'), ...twilightLines(light, say)];
  const isMorning = ({ to }: DayPhase) => to !== null && to < light.noon;
  const blue = bluePhases(light);
  return [
    ...blueLines('Morning blue hour', blue.filter(isMorning), say),
    ...lineAt('Sunrise', light.sunrise, say),
    ...goldenLines(light, say),
    ...lineAt('Sunset', light.sunset, say),
    ...blueLines(
      'Evening blue hour',
      blue.filter((phase) => !isMorning(phase)),
      say,
    ),
  ];
}

const sunLine = (side: keyof typeof always): LightLine => ({ label: 'Sun', value: always[side] });

/** Where the sun does not rise, it may still come close to the horizon around noon. */
function twilightLines(light: DayLight, say: Say): LightLine[] {
  const { noon, dawn, dusk } = light;
  const blue = bluePhases(light);
  const golden = allGolden(light, say);
  if (blue.length + golden.length === 0) {
    return [{ label: 'Twilight', value: 'It stays dark all day' }];
  }
  const until = blue.filter(({ to }) => to && to < noon);
  const from = blue.filter((phase) => phase.from && phase.from > noon);
  const around = blue.filter((phase) => !until.includes(phase) && !from.includes(phase));
  return [
    ...(dawn && dusk ? [{ label: 'Twilight', value: wordsOf({ from: dawn, to: dusk }, say) }] : []),
    ...blueLines('Morning blue hour', until, say),
    ...blueLines('Blue light', around, say),
    ...golden,
    ...blueLines('Evening blue hour', from, say),
  ];
}

const blueLines = (label: string, phases: readonly DayPhase[], say: Say): LightLine[] =>
  phases.map((phase) => ({ label, value: wordsOf(phase, say) }));

function lineAt(label: string, moment: Date | null, say: Say): LightLine[] {
  return moment ? [{ label, value: say(moment) }] : [];
}

function goldenLines(light: DayLight, say: Say): LightLine[] {
  return goldenPhases(light).map((phase) => ({
    label: goldenLabel(phase, light.noon),
    value: wordsOf(phase, say),
  }));
}

/** Where the sun does not set or rise, there are no mornings and evenings. */
function allGolden(light: DayLight, say: Say): LightLine[] {
  const golden = goldenPhases(light).map((phase) => wordsOf(phase, say));
  return golden.length === 0 ? [] : [{ label: GOLDEN_LIGHT, value: golden.join(' and ') }];
}

/** Where the sun stays low at night, golden light continues past midnight. */
function wordsOf({ from, to }: DayPhase, say: Say): string {
  if (from && to) return `${say(from)} – ${say(to)}`;
  if (to) return `until ${say(to)}`;
  return from ? `from ${say(from)}` : 'all day';
}

function goldenLabel({ from, to }: DayPhase, noon: Date): string {
  if (to && to < noon) return 'Morning golden hour';
  return from && from > noon ? 'Evening golden hour' : GOLDEN_LIGHT;
}

/** In the far north, or in a foreign time zone, a sun event can fall on another date. */
function clockWithDay(moment: Date, { date, timeZone }: DayAtPlace): string {
  const on = wallClock(moment, timeZone).date;
  const clock = clockOf(moment, timeZone);
  if (on === date) return clock;
  return on > date ? `${clock} the next day` : `${clock} the day before`;
}
