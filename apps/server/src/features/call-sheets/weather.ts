import { setTimeout as wait } from 'node:timers/promises';
import {
  skyOf,
  summaryOf,
  temperatureText,
  unitsOf,
  windText,
} from '@lensemble/contract/weather-words';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { HttpError } from '../../http/errors/http-error.ts';
import type { Weather } from '../../ports/weather/port.ts';
import { findForecast, weatherService } from '../weather/service.ts';
import type { LightLine } from './light.ts';
import type { ShootSpan } from './shoot-span.ts';

export interface SheetWeather {
  readonly lines: readonly LightLine[];
  /** The attribution of the forecast. */
  readonly credit: Weather['credit'];
}

/** A sheet or a page does not wait longer for a forecast. */
const WAIT_MS = 2_000;
const MINUTE_MS = 60_000;
/** The hours of a shoot without a time. */
const DAYTIME = { start: '08:00', minutes: 12 * 60 } as const;

interface Asking {
  /** Decides the units (ISO 3166). */
  readonly region: string | undefined;
  /** Called before a request to the weather service. An HttpError prevents the request. */
  readonly beforeAsking: () => Promise<unknown>;
  readonly now: Date;
}

/** The forecast for the hours of a shoot; undefined without one. Never fails, because plans are complete without it. */
export async function weatherOf(
  weather: Weather | undefined,
  { date, time, timeZone, durationMinutes, location }: ShootSpan,
  { region, beforeAsking, now }: Asking,
): Promise<SheetWeather | undefined> {
  const { latitude = null, longitude = null } = location ?? {};
  if (!weather || date === null || latitude === null || longitude === null) return undefined;
  const start = zonedInstant(date, time ?? DAYTIME.start, timeZone);
  const minutes = time === null ? DAYTIME.minutes : durationMinutes;
  const from = start.toISOString();
  const to = new Date(start.getTime() + minutes * MINUTE_MS).toISOString();
  const asked = findForecast(
    weatherService(weather),
    { latitude, longitude, from, to },
    beforeAsking,
    now,
  ).catch((error: unknown) => {
    if (error instanceof HttpError) return { forecast: null };
    throw error;
  });
  const late = wait(WAIT_MS, { forecast: null }, { ref: false });
  const { forecast } = await Promise.race([asked, late]);
  const summary = summaryOf(forecast?.hours ?? []);
  if (!forecast || !summary) return undefined;
  const units = unitsOf(region === undefined ? 'de' : `und-${region}`);
  const { rainChance } = summary;
  return {
    lines: [
      { label: 'Sky', value: skyOf(summary.worst.code).words },
      { label: 'Temperature', value: temperatureText(summary, units) },
      ...(rainChance === null ? [] : [{ label: 'Chance of rain', value: `${rainChance}%` }]),
      { label: 'Wind', value: windText(summary, units) },
    ],
    credit: forecast.credit,
  };
}
