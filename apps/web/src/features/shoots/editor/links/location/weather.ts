import { getWeather, type WeatherHour } from '@lensemble/contract/weather';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/calls/api.ts';

const HOUR_MS = 3_600_000;
/** A missing forecast is requested again after this time: the service may be back. */
const NOTHING_KEPT_MS = 60_000;
const REACH_MS = 16 * 24 * HOUR_MS;

interface WeatherAt {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: Date;
  readonly to: Date;
}

/** The forecast for a place and a time range. Fresh for an hour; for a minute if there was no forecast. */
export function weatherQuery({ latitude, longitude, from, to }: WeatherAt) {
  const query = {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    from: from.toISOString(),
    to: to.toISOString(),
  };
  return queryOptions({
    queryKey: [getWeather.path, query],
    queryFn: ({ signal }) => callApi(getWeather, { query, signal }),
    staleTime: ({ state }) => (state.data?.forecast ? HOUR_MS : NOTHING_KEPT_MS),
  });
}

/** Whether a time range is not over and within the reach of forecasts. */
export function isForecast({ from, to }: Pick<WeatherAt, 'from' | 'to'>, now: Date): boolean {
  return to > now && from.getTime() < now.getTime() + REACH_MS;
}

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
export function degreesUnit({ temperature }: Units): string {
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

/** Up to `count` evenly spaced hours, including the first and the last. */
export function someHours<Hour>(hours: readonly Hour[], count: number): readonly Hour[] {
  if (hours.length <= count) return hours;
  const step = (hours.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => hours[Math.round(index * step)]).flatMap(
    (hour) => hour ?? [],
  );
}
