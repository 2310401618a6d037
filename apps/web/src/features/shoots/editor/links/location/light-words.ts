import { type DayLight, type DayPhase, goldenPhases } from '@lensemble/light/day-light';
import { pageLocale } from '@lensemble/messages/page-language';
import { editorLightWords } from '@lensemble/messages/web/editor-light';
import { type Sayer, type Span, timeBetween } from './shoot-hours.ts';

const list = new Intl.ListFormat(pageLocale);

/** Describes a day's light and how a shoot's hours lie in it. The first phrase is the most important. */
export function lightWords(light: DayLight, span: Span | null, say: Sayer): readonly string[] {
  return [...(span ? hoursWords(light, span, say) : goldenWords(light, say)), ...polar(light, say)];
}

function polar({ always, dawn, dusk }: DayLight, say: Sayer): readonly string[] {
  if (always === 'up') return [editorLightWords('alwaysUp')];
  if (always === null) return [];
  const rest =
    dawn && dusk
      ? editorLightWords('twilight', { hours: say.range(dawn, dusk) })
      : editorLightWords('alwaysDark');
  return [editorLightWords('alwaysDown'), rest];
}

function goldenWords(light: DayLight, say: Sayer): readonly string[] {
  const golden = goldenPhases(light);
  if (golden.length === 0) return [];
  const [only] = golden;
  const isUp = light.always === 'up' || light.sunrise !== null;
  if (isUp && golden.length === 1 && isAround(light.noon, only))
    return [editorLightWords('goldenAllDay')];
  const isHour = golden.every(({ from, to }) => from && to) && !light.always;
  const hours = list.format(golden.map((phase) => partWords(phase, say)));
  return [
    isHour ? editorLightWords('goldenHour', { hours }) : editorLightWords('goldenLight', { hours }),
  ];
}

function isAround(noon: Date, phase: DayPhase | undefined): boolean {
  if (!phase) return false;
  const { from, to } = phase;
  return (!from || from < noon) && (!to || to > noon);
}

/** Where the sun stays low at night, golden light continues past midnight. */
function partWords({ from, to }: DayPhase, say: Sayer): string {
  if (from && to) return say.range(from, to);
  if (to) return editorLightWords('until', { time: say.at(to) });
  return from ? editorLightWords('since', { time: say.at(from) }) : editorLightWords('allDay');
}

function hoursWords(light: DayLight, span: Span, say: Sayer): readonly string[] {
  const edges = [...beforeSunrise(light, span), ...afterSunset(light, span)];
  const golden = goldenHours(light, span, say);
  if (edges.length > 0 || golden.length > 0) return [...edges, ...golden];
  if (light.always === 'down') return [];
  const { sunset } = light;
  const duration = sunset && timeBetween(span.end, sunset);
  return [
    editorLightWords('inDaylight'),
    ...(duration ? [editorLightWords('endsBeforeSunset', { duration })] : []),
  ];
}

function beforeSunrise({ sunrise }: DayLight, { start, end }: Span): readonly string[] {
  if (!sunrise || start >= sunrise) return [];
  if (end.getTime() === sunrise.getTime()) return [editorLightWords('endsAtSunrise')];
  return end < sunrise
    ? [editorLightWords('endsBeforeSunrise', { duration: timeBetween(end, sunrise) })]
    : [editorLightWords('startsBeforeSunrise', { duration: timeBetween(start, sunrise) })];
}

function afterSunset({ sunset }: DayLight, { start, end }: Span): readonly string[] {
  if (!sunset || end <= sunset) return [];
  if (start.getTime() === sunset.getTime()) return [editorLightWords('startsAtSunset')];
  return start > sunset
    ? [editorLightWords('startsAfterSunset', { duration: timeBetween(sunset, start) })]
    : [editorLightWords('endsAfterSunset', { duration: timeBetween(sunset, end) })];
}

function goldenHours(light: DayLight, { start, end }: Span, say: Sayer): readonly string[] {
  const parts = light.phases
    .filter((phase) => phase.light === 'golden')
    .map(({ from, to }) => ({ from: later(from, start), to: earlier(to, end) }))
    .filter(({ from, to }) => from < to);
  if (parts.length === 0) return [];
  const isAll = parts.some(({ from, to }) => from <= start && to >= end);
  if (isAll) return [editorLightWords('allGolden')];
  const hours = list.format(parts.map(({ from, to }) => say.range(from, to)));
  return [editorLightWords('goldenLight', { hours })];
}

const later = (a: Date, b: Date) => (a > b ? a : b);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
