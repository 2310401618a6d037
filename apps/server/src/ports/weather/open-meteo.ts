import type { WeatherHour } from '@lensemble/contract/weather';
import { z } from 'zod';
import { askJson } from '../../lib/ask-json.ts';
import { ExternalServiceError } from '../external-service-error.ts';
import type { Weather } from './port.ts';

const SERVICE = 'Open-Meteo';
const DEADLINE_MS = 5_000;
/** The response for a day has a few kilobytes. */
const ANSWER_MAX_BYTES = 65_536;
const OK = 200;
const BAD_REQUEST = 400;
const HOUR_MS = 3_600_000;

const VARIABLES = [
  'temperature_2m',
  'precipitation_probability',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'wind_gusts_10m',
] as const;

/** Hours beyond the forecast range are present but null. */
const column = z.array(z.number().nullable());
const columns = z.record(z.enum(VARIABLES), column);
const answer = z.object({ hourly: z.intersection(columns, z.object({ time: z.array(z.int()) })) });
type Hourly = z.infer<typeof answer>['hourly'];

/** https://open-meteo.com/en/docs. @param baseUrl its query, such as `apikey`, is part of every request */
export function openMeteo(baseUrl: string): Weather {
  return {
    credit: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
    async forecast(place, from, to) {
      const url = questionFor(baseUrl, place, from, to);
      try {
        const signal = AbortSignal.timeout(DEADLINE_MS);
        const { status, body } = await askJson(url.href, { signal }, ANSWER_MAX_BYTES);
        // The period is out of range.
        if (status === BAD_REQUEST) return [];
        if (status !== OK) throw new Error(`Unexpected status ${status}`);
        const { hourly } = answer.parse(body);
        return hourly.time.flatMap((_, index) => hourAt(hourly, index) ?? []);
      } catch (cause) {
        throw new ExternalServiceError(SERVICE, { cause });
      }
    },
  };
}

function questionFor(
  baseUrl: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  from: Date,
  to: Date,
): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/forecast`;
  const question = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: VARIABLES.join(','),
    timeformat: 'unixtime',
    timezone: 'UTC',
    start_hour: hourOf(from.getTime()),
    // `end_hour` is inclusive.
    end_hour: hourOf(to.getTime() - 1),
  };
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value);
  return url;
}

const hourOf = (moment: number) =>
  new Date(Math.floor(moment / HOUR_MS) * HOUR_MS).toISOString().slice(0, 16);

function hourAt(hourly: Hourly, index: number): WeatherHour | undefined {
  const at = (name: (typeof VARIABLES)[number]) => hourly[name][index] ?? null;
  const [temperature, precipitation] = [at('temperature_2m'), at('precipitation')];
  const [code, cloudCover, windSpeed] = [
    at('weather_code'),
    at('cloud_cover'),
    at('wind_speed_10m'),
  ];
  if (temperature === null || precipitation === null || cloudCover === null) return undefined;
  if (code === null || windSpeed === null) return undefined;
  return {
    at: new Date((hourly.time[index] ?? 0) * 1000).toISOString(),
    temperature,
    precipitationChance: at('precipitation_probability'),
    precipitation,
    windSpeed,
    windGusts: at('wind_gusts_10m'),
    cloudCover,
    code,
  };
}
