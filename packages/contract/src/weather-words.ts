import type { WeatherHour } from './weather.ts';

export type Sky = 'clear' | 'partly' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'snow' | 'thunder';

/** WMO 4677 weather codes. Each entry covers the codes up to its number. */
const skies: readonly (readonly [upTo: number, sky: Sky, words: string])[] = [
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
];

export function skyOf(code: number): { sky: Sky; words: string } {
  const [, sky, words] = skies.find(([upTo]) => code <= upTo) ?? [0, 'cloudy' as const, 'Overcast'];
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

/** `11 to 14 °C` */
export function temperatureText({ coldest, warmest }: WeatherSummary, units: Units): string {
  const [low, high] = [formatDegrees(coldest, units), formatDegrees(warmest, units)];
  const unit = degreesUnit(units);
  return low === high
    ? `${high.slice(0, -1)} ${unit}`
    : `${low.slice(0, -1)} to ${high.slice(0, -1)} ${unit}`;
}

/** Gusts are shown if they exceed the wind by this many km/h. */
const GUSTY = 15;

/** `14 km/h, gusts 32 km/h` */
export function windText({ wind, gusts }: WeatherSummary, units: Units): string {
  const isGusty = gusts !== null && gusts - wind >= GUSTY;
  const said = formatSpeed(wind, units);
  return isGusty ? `${said}, gusts ${formatSpeed(gusts, units)}` : said;
}
