import type { WeatherHour } from './weather.ts';

export type Sky = 'clear' | 'partly' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'snow' | 'thunder';

/** WMO 4677 weather codes. Each entry covers the codes up to its number. */
const skies = [
  [0, 'clear', 'Clear'],
  [1, 'clear', 'Mostly clear'],
  [2, 'partly', 'Partly cloudy'],
  [3, 'cloudy', 'Overcast'],
  [48, 'fog', 'Fog'],
  [55, 'drizzle', 'Drizzle'],
  [57, 'drizzle', 'Freezing drizzle'],
  [65, 'rain', 'Rain'],
  [67, 'rain', 'Freezing rain'],
  [77, 'snow', 'Snow'],
  [82, 'rain', 'Rain showers'],
  [86, 'snow', 'Snow showers'],
  [99, 'thunder', 'Thunderstorm'],
] as const satisfies readonly (readonly [upTo: number, sky: Sky, words: string])[];

export type SkyWords = (typeof skies)[number][2];

export function skyOf(code: number): { sky: Sky; words: SkyWords } {
  const [, sky, words] =
    skies.find(([upTo]) => code <= upTo) ?? ([0, 'cloudy', 'Overcast'] as const);
  return { sky, words };
}

/** The measurement units of a region. */
export interface Units {
  readonly temperature: 'celsius' | 'fahrenheit';
  readonly speed: 'kilometer-per-hour' | 'mile-per-hour';
}

const FAHRENHEIT = ['US', 'BS', 'BZ', 'KY', 'LR', 'PW', 'FM', 'MH'];
const MILES = [...FAHRENHEIT, 'GB'];

export function unitsOf(locale: string): Units {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return {
    temperature: FAHRENHEIT.includes(region) ? 'fahrenheit' : 'celsius',
    speed: MILES.includes(region) ? 'mile-per-hour' : 'kilometer-per-hour',
  };
}

/** `12°` */
export function formatDegrees(celsius: number, { temperature }: Units): string {
  const degrees = temperature === 'fahrenheit' ? celsius * 1.8 + 32 : celsius;
  return `${Math.round(degrees) || 0}°`;
}

/** `14 km/h` */
export function formatSpeed(kilometersPerHour: number, { speed }: Units): string {
  return speed === 'mile-per-hour'
    ? `${Math.round(kilometersPerHour / 1.609)} mph`
    : `${Math.round(kilometersPerHour)} km/h`;
}

/** `°C` */
function degreesUnit({ temperature }: Units): string {
  return temperature === 'fahrenheit' ? '°F' : '°C';
}

export interface WeatherSummary {
  /** The hour with the highest weather code: rain counts more than clouds, thunder more than rain. */
  readonly worst: WeatherHour;
  readonly coldest: number;
  readonly warmest: number;
  readonly wind: number;
  readonly gusts: number | null;
  /** Percent; null if unknown. */
  readonly rainChance: number | null;
}

export function summaryOf(hours: readonly WeatherHour[]): WeatherSummary | undefined {
  const [first, ...rest] = hours;
  if (!first) return undefined;
  const most = (value: (hour: WeatherHour) => number | null) => {
    const known = hours.flatMap((hour) => value(hour) ?? []);
    return known.length > 0 ? Math.max(...known) : null;
  };
  const temperatures = hours.map(({ temperature }) => temperature);
  return {
    worst: rest.reduce((worst, hour) => (hour.code > worst.code ? hour : worst), first),
    coldest: Math.min(...temperatures),
    warmest: Math.max(...temperatures),
    wind: most(({ windSpeed }) => windSpeed) ?? 0,
    gusts: most(({ windGusts }) => windGusts),
    rainChance: most(({ precipitationChance }) => precipitationChance),
  };
}

/** `11`, `14`, `°C`. The same number twice if they round to the same. */
export function temperatureParts({ coldest, warmest }: WeatherSummary, units: Units) {
  const number = (celsius: number) => formatDegrees(celsius, units).slice(0, -1);
  return { low: number(coldest), high: number(warmest), unit: degreesUnit(units) };
}

/** Gusts are shown if they exceed the wind by this many km/h. */
const GUSTY = 15;

/** `14 km/h`, `32 km/h`. Gusts are null if they hardly exceed the wind. */
export function windParts({ wind, gusts }: WeatherSummary, units: Units) {
  const isGusty = gusts !== null && gusts - wind >= GUSTY;
  return { wind: formatSpeed(wind, units), gusts: isGusty ? formatSpeed(gusts, units) : null };
}
