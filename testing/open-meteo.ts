import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misbehave, type Way } from './google/misbehave.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const DAYS_BACK = 92;
const DAYS_AHEAD = 16;

/** The weather of an hour with Open-Meteo's field names; null for missing values. */
export type MeteoHour = Readonly<Record<string, number | null>>;

/** A failed connection, an endless response, or an error status. */
type MeteoTrouble =
  | Exclude<Way, { way: 'refuse' }>
  | { way: 'endless' }
  | { way: 'refuse'; status: number };

/** A fake Open-Meteo on this machine, as documented at https://open-meteo.com/en/docs. */
export interface StandInOpenMeteo {
  readonly env: Readonly<Record<string, string>>;
  readonly asked: Readonly<Record<string, string>>[];
  /** The weather of the hour that starts at a moment, the same everywhere. */
  weather: (at: Date) => MeteoHour;
  trouble: MeteoTrouble | undefined;
  close(): Promise<void>;
}

const UNITS: Readonly<Record<string, string>> = {
  temperature_2m: '°C',
  precipitation_probability: '%',
  precipitation: 'mm',
  weather_code: 'wmo code',
  cloud_cover: '%',
  wind_speed_10m: 'km/h',
  wind_gusts_10m: 'km/h',
};

/** A mild hour with light clouds. The temperature in °C equals the UTC hour. */
export const mildHour = (at: Date): MeteoHour => ({
  temperature_2m: at.getUTCHours(),
  precipitation_probability: 10,
  precipitation: 0,
  weather_code: 2,
  cloud_cover: 40,
  wind_speed_10m: 8.6,
  wind_gusts_10m: 21.2,
});

export async function startOpenMeteo(): Promise<StandInOpenMeteo> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    meteo.asked.push(query);
    if (meteo.trouble) return fail(response, meteo.trouble);
    if (pathname !== '/v1/forecast')
      return send(response, 404, { error: true, reason: 'Not Found' });
    const answer = forecast(query, meteo.weather);
    if (typeof answer !== 'string') return send(response, 200, answer);
    return send(response, 400, { error: true, reason: answer });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const meteo: StandInOpenMeteo = {
    env: { WEATHER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    asked: [],
    weather: mildHour,
    trouble: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return meteo;
}

function fail(response: ServerResponse, trouble: MeteoTrouble): void {
  if (trouble.way === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    goOn(response);
  } else if (trouble.way === 'refuse') {
    send(response, trouble.status, { error: true, reason: 'Please try again tomorrow' });
  } else {
    misbehave(response, trouble);
  }
}

function goOn(response: ServerResponse): void {
  if (!response.destroyed) response.write(' '.repeat(10_000), () => goOn(response));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** @returns the response, or the reason of an error */
function forecast(
  query: Readonly<Record<string, string>>,
  weather: StandInOpenMeteo['weather'],
): object | string {
  const { latitude, longitude, hourly = '', timeformat, timezone, start_hour, end_hour } = query;
  const variables = hourly.split(',');
  const unknown = variables.find((name) => !(name in UNITS));
  if (unknown !== undefined)
    return `Cannot initialize ForecastVariable from invalid String value ${unknown}`;
  if (timeformat !== 'unixtime' || timezone !== 'UTC')
    return 'The stand-in only supports Unix time';
  const isPlace = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  if (!isPlace) return `Latitude must be in range of -90 to 90°. Given: ${latitude}.`;
  const times = hoursBetween(start_hour, end_hour);
  if (!times) return "Parameter 'start_hour' is out of allowed range";
  const hours = times.map((time) => weather(new Date(time * 1000)));
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    generationtime_ms: 0.06,
    utc_offset_seconds: 0,
    timezone: 'UTC',
    timezone_abbreviation: 'UTC',
    elevation: 38,
    hourly_units: { time: 'unixtime', ...UNITS },
    hourly: {
      time: times,
      ...Object.fromEntries(
        variables.map((name) => [name, hours.map((hour) => hour[name] ?? null)]),
      ),
    },
  };
}

function hoursBetween(start = '', end = ''): number[] | undefined {
  if (![start, end].every((text) => /^\d{4}-\d\d-\d\dT\d\d:00$/.test(text))) return undefined;
  const [first, last] = [Date.parse(`${start}Z`) / 1000, Date.parse(`${end}Z`) / 1000];
  const today = Math.floor(Date.now() / 1000 / DAY_S) * DAY_S;
  const isInReach = first >= today - DAYS_BACK * DAY_S && last < today + DAYS_AHEAD * DAY_S;
  if (!isInReach || first > last) return undefined;
  return Array.from({ length: (last - first) / HOUR_S + 1 }, (_, index) => first + index * HOUR_S);
}
