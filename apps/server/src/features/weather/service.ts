import { FORECAST_DAYS } from '@lensemble/contract/constants';
import type { ParsedQueryOf, ResponseOf } from '@lensemble/contract/endpoint';
import type { getWeather } from '@lensemble/contract/weather';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import { ExternalServiceError } from '../../ports/external-service-error.ts';
import type { Weather } from '../../ports/weather/port.ts';
import { DAY_MS, type Forecasts, rememberForecasts } from './memory.ts';

/** The last hour is still useful while a crew packs up. */
const OVER_MS = 3_600_000;

export interface WeatherService {
  readonly forecasts: Forecasts;
  readonly credit: Weather['credit'];
}

const services = new WeakMap<Weather, WeatherService>();

/** One memory of forecasts for all who ask the same weather service. */
export function weatherService(weather: Weather): WeatherService {
  const known = services.get(weather);
  if (known) return known;
  const service = { forecasts: rememberForecasts(weather), credit: weather.credit };
  services.set(weather, service);
  return service;
}

/** Counts only requests to the weather service. Above normal use, but too low to resell forecasts. */
export const weatherOfPerson = defineLimit(
  'weatherOfPerson',
  { points: 300, seconds: HOUR },
  'person',
);

/**
 * The forecast for a place and time; null if it is unavailable. A failure of the service is not an error, because plans
 * work without a forecast.
 * @throws errors of `beforeAsking`
 */
export async function findForecast(
  { forecasts, credit }: WeatherService,
  { latitude, longitude, ...span }: ParsedQueryOf<typeof getWeather>,
  beforeAsking: () => Promise<unknown>,
  now = new Date(),
): Promise<ResponseOf<typeof getWeather>> {
  const from = new Date(span.from);
  const to = new Date(Math.min(Date.parse(span.to), endOfReach(now)));
  if (from >= to || to.getTime() <= now.getTime() - OVER_MS) return { forecast: null };
  try {
    const hours = await forecasts.find({ latitude, longitude, from, to }, beforeAsking);
    return { forecast: hours.length > 0 ? { hours, credit } : null };
  } catch (error) {
    if (error instanceof ExternalServiceError) return { forecast: null };
    throw error;
  }
}

/** The forecast starts with the current UTC day. */
const endOfReach = (now: Date) => (Math.floor(now.getTime() / DAY_MS) + FORECAST_DAYS) * DAY_MS;
