import { wallClock } from '@lensemble/contract/zoned-time';
import {
  bluePhases,
  type DayAtPlace,
  type DayLight,
  type DayPhase,
  dayLight,
  goldenPhases,
} from '@lensemble/light/day-light';

import { callSheets } from '@lensemble/messages/call-sheets';
import type { Language } from '@lensemble/messages/languages';
import { clockOf } from './wall-words.ts';

/** One line about daylight: `Sunrise`, `6:12 AM`. */
export interface LightLine {
  readonly label: string;
  readonly value: string;
}

/** How to say things in the language of a reader. */
interface Words {
  readonly say: ReturnType<typeof callSheets>;
  readonly clock: (moment: Date) => string;
}

/** Sunrise, sunset, golden and blue hours in the order of the day, in the given time zone. Near the poles, words replace missing times. */
export function lightOf(day: DayAtPlace, language: Language): LightLine[] {
  const light = dayLight(day);
  const say = callSheets(language);
  const words = { say, clock: (moment: Date) => clockWithDay(moment, day, language) };
  const sun = say('sun');
  if (light.always === 'up') {
    return [{ label: sun, value: say('alwaysUp') }, ...allGolden(light, words)];
  }
  if (light.always === 'down') {
    return [{ label: sun, value: say('alwaysDown') }, ...twilightLines(light, words)];
  }
  const isMorning = ({ to }: DayPhase) => to !== null && to < light.noon;
  const blueLabel = (phase: DayPhase) =>
    say(isMorning(phase) ? 'morningBlueHour' : 'eveningBlueHour');
  const events: DayEvent[] = [
    ...bluePhases(light).map((phase) => eventOf(blueLabel(phase), phase, words)),
    ...goldenPhases(light).map((phase) =>
      eventOf(goldenLabel(phase, light.noon, words), phase, words),
    ),
    ...momentOf(say('sunrise'), light.sunrise, words),
    ...momentOf(say('sunset'), light.sunset, words),
  ];
  return events.sort((one, other) => one.from - other.from).map(({ line }) => line);
}

/** A line and when its light begins. */
interface DayEvent {
  readonly line: LightLine;
  readonly from: number;
}

/** A phase without a beginning goes on from the day before. */
const eventOf = (label: string, phase: DayPhase, words: Words): DayEvent => ({
  line: { label, value: spanOf(phase, words) },
  from: phase.from?.getTime() ?? 0,
});

function momentOf(label: string, moment: Date | null, { clock }: Words): DayEvent[] {
  return moment ? [{ line: { label, value: clock(moment) }, from: moment.getTime() }] : [];
}

/** Where the sun does not rise, it may still come close to the horizon around noon. */
function twilightLines(light: DayLight, words: Words): LightLine[] {
  const { say } = words;
  const { noon, dawn, dusk } = light;
  const blue = bluePhases(light);
  const golden = allGolden(light, words);
  const label = say('twilight');
  if (blue.length + golden.length === 0) return [{ label, value: say('alwaysDark') }];
  const until = blue.filter(({ to }) => to && to < noon);
  const from = blue.filter((phase) => phase.from && phase.from > noon);
  const around = blue.filter((phase) => !until.includes(phase) && !from.includes(phase));
  return [
    ...(dawn && dusk ? [{ label, value: spanOf({ from: dawn, to: dusk }, words) }] : []),
    ...blueLines(say('morningBlueHour'), until, words),
    ...blueLines(say('blueLight'), around, words),
    ...golden,
    ...blueLines(say('eveningBlueHour'), from, words),
  ];
}

const blueLines = (label: string, phases: readonly DayPhase[], words: Words): LightLine[] =>
  phases.map((phase) => ({ label, value: spanOf(phase, words) }));

/** Where the sun does not set or rise, there are no mornings and evenings. At most two phases are golden. */
function allGolden(light: DayLight, words: Words): LightLine[] {
  const { say } = words;
  const [first, second] = goldenPhases(light).map((phase) => spanOf(phase, words));
  if (first === undefined) return [];
  const value = second === undefined ? first : say('and', { first, second });
  return [{ label: say('goldenLight'), value }];
}

/** Where the sun stays low at night, golden light continues past midnight. */
function spanOf({ from, to }: DayPhase, { say, clock }: Words): string {
  if (from && to) return `${clock(from)} – ${clock(to)}`;
  if (to) return say('until', { time: clock(to) });
  return from ? say('since', { time: clock(from) }) : say('allDay');
}

function goldenLabel({ from, to }: DayPhase, noon: Date, { say }: Words): string {
  if (to && to < noon) return say('morningGoldenHour');
  return say(from && from > noon ? 'eveningGoldenHour' : 'goldenLight');
}

/** In the far north, or in a foreign time zone, a sun event can fall on another date. */
function clockWithDay(moment: Date, { date, timeZone }: DayAtPlace, language: Language): string {
  const on = wallClock(moment, timeZone).date;
  const time = clockOf(moment, timeZone, language);
  if (on === date) return time;
  return callSheets(language)(on > date ? 'nextDay' : 'dayBefore', { time });
}
