import { type DayLight, type DayPhase, goldenPhases } from '@lensemble/light/day-light';
import { type Sayer, type Span, timeBetween } from './shoot-hours.ts';

const list = new Intl.ListFormat('en');

/** Describes a day's light and how a shoot's hours lie in it. The first phrase is the most important. */
export function lightWords(light: DayLight, span: Span | null, say: Sayer): readonly string[] {
  return [...(span ? hoursWords(light, span, say) : goldenWords(light, say)), ...polar(light, say)];
}

function polar({ always, dawn, dusk }: DayLight, say: Sayer): readonly string[] {
  if (always === 'up') return ['The sun does not set that day'];
  if (always === null) return [];
  const rest = dawn && dusk ? `Twilight ${say.range(dawn, dusk)}` : 'It stays dark all day';
  return ['The sun does not rise that day', rest];
}

function goldenWords(light: DayLight, say: Sayer): readonly string[] {
  const golden = goldenPhases(light);
  if (golden.length === 0) return [];
  const [only] = golden;
  const isUp = light.always === 'up' || light.sunrise !== null;
  if (isUp && golden.length === 1 && isAround(light.noon, only)) return ['Golden light all day'];
  const isHour = golden.every(({ from, to }) => from && to) && !light.always;
  const parts = golden.map((phase) => partWords(phase, say));
  return [`Golden ${isHour ? 'hour' : 'light'} ${list.format(parts)}`];
}

function isAround(noon: Date, phase: DayPhase | undefined): boolean {
  if (!phase) return false;
  const { from, to } = phase;
  return (!from || from < noon) && (!to || to > noon);
}

/** Where the sun stays low at night, golden light continues past midnight. */
function partWords({ from, to }: DayPhase, say: Sayer): string {
  if (from && to) return say.range(from, to);
  if (to) return `until ${say.at(to)}`;
  return from ? `from ${say.at(from)}` : 'all day';
}

function hoursWords(light: DayLight, span: Span, say: Sayer): readonly string[] {
  const edges = [...beforeSunrise(light, span), ...afterSunset(light, span)];
  const golden = goldenHours(light, span, say);
  if (edges.length > 0 || golden.length > 0) return [...edges, ...golden];
  if (light.always === 'down') return [];
  const { sunset } = light;
  return [
    'In full daylight',
    ...(sunset ? [`Ends ${timeBetween(span.end, sunset)} before sunset`] : []),
  ];
}

function beforeSunrise({ sunrise }: DayLight, { start, end }: Span): readonly string[] {
  if (!sunrise || start >= sunrise) return [];
  if (end.getTime() === sunrise.getTime()) return ['Ends at sunrise'];
  if (end < sunrise) return [`Ends ${timeBetween(end, sunrise)} before sunrise`];
  return [`Starts ${timeBetween(start, sunrise)} before sunrise`];
}

function afterSunset({ sunset }: DayLight, { start, end }: Span): readonly string[] {
  if (!sunset || end <= sunset) return [];
  if (start.getTime() === sunset.getTime()) return ['Starts at sunset'];
  if (start > sunset) return [`Starts ${timeBetween(sunset, start)} after sunset`];
  return [`Ends ${timeBetween(sunset, end)} after sunset`];
}

function goldenHours(light: DayLight, { start, end }: Span, say: Sayer): readonly string[] {
  const parts = light.phases
    .filter((phase) => phase.light === 'golden')
    .map(({ from, to }) => ({ from: later(from, start), to: earlier(to, end) }))
    .filter(({ from, to }) => from < to);
  if (parts.length === 0) return [];
  const isAll = parts.some(({ from, to }) => from <= start && to >= end);
  if (isAll) return ['All of it in golden light'];
  return [`Golden light ${list.format(parts.map(({ from, to }) => say.range(from, to)))}`];
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
