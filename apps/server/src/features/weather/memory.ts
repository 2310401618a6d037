import type { WeatherHour } from '@lensemble/contract/weather';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import type { Weather } from '../../ports/weather/port.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const FRESH_MS = HOUR_MS;
/** How long to wait after a failure. An unreachable service then causes one delay instead of one per screen. */
const AWAY_MS = 60_000;
/** A day takes some kilobytes. */
const DAYS_MAX = 1_000;

/** About a kilometer: the resolution of forecasts. It also hides the exact location from the service. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

interface Day {
  readonly until: number;
  readonly hours: Promise<readonly WeatherHour[]>;
}

interface Question {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: Date;
  readonly to: Date;
}

export interface Forecasts {
  /**
   * The forecast hours that overlap the time, cached for an hour by place and day. Calls `beforeAsking` before a
   * request to the service.
   * @throws ExternalServiceError
   */
  find(question: Question, beforeAsking: () => Promise<unknown>): Promise<WeatherHour[]>;
  stop(): void;
}

/** Caches forecasts. Concurrent requests for the same day share one call. */
export function rememberForecasts(weather: Weather, now: () => number = Date.now): Forecasts {
  const days = new Map<string, Day>();
  const waiting = new Set<(reason: unknown) => void>();
  let awayUntil = 0;

  /** Instead of `Promise.race` with a promise that lives as long as the server, which would retain every result. */
  function untilStopped<T>(work: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.add(reject);
    work.then(resolve, reject).finally(() => waiting.delete(reject));
    return promise;
  }

  function known(key: string): Day | undefined {
    const day = days.get(key);
    days.delete(key);
    if (!day || day.until <= now()) return undefined;
    // Moves the day to the end, because the first one is evicted.
    days.set(key, day);
    return day;
  }

  function ask(key: string, place: Pick<Question, 'latitude' | 'longitude'>, start: number): Day {
    if (now() < awayUntil) throw new ExternalServiceError('The weather service');
    const hours = untilStopped(weather.forecast(place, new Date(start), new Date(start + DAY_MS)));
    const day = { until: now() + FRESH_MS, hours };
    days.set(key, day);
    hours.catch(() => {
      awayUntil = now() + AWAY_MS;
      if (days.get(key) === day) days.delete(key);
    });
    for (const oldest of days.keys()) if (days.size > DAYS_MAX) days.delete(oldest);
    return day;
  }

  return {
    async find({ latitude, longitude, from, to }, beforeAsking) {
      const place = { latitude: roughly(latitude), longitude: roughly(longitude) };
      const hoursOf = async (start: number) => {
        const key = `${place.latitude} ${place.longitude} ${start}`;
        if (!known(key) && now() >= awayUntil) await beforeAsking();
        return (known(key) ?? ask(key, place, start)).hours;
      };
      const found = await Promise.all(daysOf(from, to).map(hoursOf));
      return found.flat().filter(({ at }) => {
        const begin = Date.parse(at);
        return begin < to.getTime() && begin + HOUR_MS > from.getTime();
      });
    },
    stop() {
      awayUntil = Number.POSITIVE_INFINITY;
      for (const reject of waiting) reject(new ExternalServiceError('The weather service'));
    },
  };
}

/** The start of each UTC day that the time overlaps, in milliseconds. */
function daysOf(from: Date, to: Date): number[] {
  const first = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  const days: number[] = [];
  for (let day = first; day < to.getTime(); day += DAY_MS) days.push(day);
  return days;
}
