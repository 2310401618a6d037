import { wallClock } from '@lensemble/contract/zoned-time';
import {
  bluePhases,
  type DayAtPlace,
  type DayLight,
  dayLight,
  goldenPhases,
} from '@lensemble/light/day-light';
import type { Phase } from '@lensemble/light/phases';
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
  if (light.always) {
    return [{ label: 'Sun', value: always[light.always] }, ...nightLines(light, say)];
  }
  const isMorning = ({ to }: Phase) => to < light.noon;
  const [morning, evening] = [isMorning, (phase: Phase) => !isMorning(phase)].map((isPart) =>
    bluePhases(light).filter(isPart),
  );
  return [
    ...blueLines('Morning blue hour', morning, say),
    ...lineAt('Sunrise', light.sunrise, say),
    ...goldenLines(light, say),
    ...lineAt('Sunset', light.sunset, say),
    ...blueLines('Evening blue hour', evening, say),
  ];
}

const blueLines = (label: string, phases: readonly Phase[] = [], say: Say): LightLine[] =>
  phases.map(({ from, to }) => ({ label, value: `${say(from)} – ${say(to)}` }));

function lineAt(label: string, moment: Date | null, say: Say): LightLine[] {
  return moment ? [{ label, value: say(moment) }] : [];
}

/** Where the sun stays low, golden light lasts all day. */
function goldenLines(light: DayLight, say: Say): LightLine[] {
  return goldenPhases(light).map(({ from, to }) => {
    const label = goldenLabel({ from, to }, light.noon);
    const hasEnds = label !== GOLDEN_LIGHT || (light.sunrise && light.sunset);
    return { label, value: hasEnds ? `${say(from)} – ${say(to)}` : 'all day' };
  });
}

/** Where the sun does not set or rise, golden light can continue past midnight. */
function nightLines(light: DayLight, say: Say): LightLine[] {
  const golden = goldenPhases(light);
  if (golden.length === 0) return [];
  const parts = golden.map(({ from, to }) => {
    if (to < light.noon) return `until ${say(to)}`;
    return from > light.noon ? `from ${say(from)}` : 'all day';
  });
  return [{ label: GOLDEN_LIGHT, value: parts.join(' and ') }];
}

function goldenLabel({ from, to }: Pick<Phase, 'from' | 'to'>, noon: Date): string {
  if (to < noon) return 'Morning golden hour';
  return from > noon ? 'Evening golden hour' : GOLDEN_LIGHT;
}

/** In the far north, or in a foreign time zone, a sun event can fall on another date. */
function clockWithDay(moment: Date, { date, timeZone }: DayAtPlace): string {
  const on = wallClock(moment, timeZone).date;
  const clock = clockOf(moment, timeZone);
  if (on === date) return clock;
  return on > date ? `${clock} the next day` : `${clock} the day before`;
}
