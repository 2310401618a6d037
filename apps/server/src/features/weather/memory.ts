import type { WeatherHour } from '@lensemble/contract/weather';
import { AwayError } from '../../ports/away-error.ts';
import type { Weather } from '../../ports/weather/port.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const FRESH_MS = HOUR_MS;
/** So long it is not asked again that did not answer: an unreachable network costs one wait, not one for each screen. */
const AWAY_MS = 60_000;
/** A day takes some kilobytes. */
const DAYS_MAX = 1_000;

/** About a kilometer: as much as forecasts tell apart, and all that others learn of where somebody will be. */
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
   * The hours that touch the time in question, kept for an hour by place and day. `beforeAsking` runs where the weather
   * service has to be asked.
   * @throws AwayError
   */
  find(question: Question, beforeAsking: () => Promise<unknown>): Promise<WeatherHour[]>;
  /** Lets those who wait for the service go. */
  stop(): void;
}

/** Forecasts with a memory. Who asks for the same at the same time shares one call. */
export function rememberForecasts(weather: Weather, now: () => number = Date.now): Forecasts {
  const days = new Map<string, Day>();
  const waiting = new Set<(reason: unknown) => void>();
  let awayUntil = 0;

  /** Not a race with a promise that lives as long as the server: that one would keep all that ever ran against it. */
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
    // The last in line is the last to be forgotten.
    days.set(key, day);
    return day;
  }

  function ask(key: string, place: Pick<Question, 'latitude' | 'longitude'>, start: number): Day {
    if (now() < awayUntil) throw new AwayError('The weather service');
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
      for (const reject of waiting) reject(new AwayError('The weather service'));
    },
  };
}

/** When the days (UTC) begin that a time touches. */
function daysOf(from: Date, to: Date): number[] {
  const first = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  const days: number[] = [];
  for (let day = first; day < to.getTime(); day += DAY_MS) days.push(day);
  return days;
}
