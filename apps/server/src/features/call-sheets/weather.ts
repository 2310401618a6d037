import { setTimeout as wait } from 'node:timers/promises';
import type { ShootDetail } from '@lensemble/contract/shoots';
import {
  skyOf,
  summaryOf,
  temperatureText,
  unitsOf,
  windText,
} from '@lensemble/contract/weather-words';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { findForecast, weatherOfPerson, weatherService } from '../weather/service.ts';
import type { LightLine } from './light.ts';

export interface SheetWeather {
  readonly lines: readonly LightLine[];
  /** The attribution of the forecast. */
  readonly credit: string;
}

/** A sheet does not wait longer for a forecast. */
const WAIT_MS = 2_000;
const MINUTE_MS = 60_000;
/** The hours of a shoot without a time. */
const DAYTIME = { start: '08:00', minutes: 12 * 60 } as const;

/**
 * The forecast for the hours of a shoot; undefined without one. Never fails, because a sheet is complete without it.
 * @param region decides the units (ISO 3166)
 */
export async function weatherOf(
  { weather, limits }: Pick<Deps, 'weather' | 'limits'>,
  userId: string,
  shoot: ShootDetail,
  region: string | undefined,
  now: Date,
): Promise<SheetWeather | undefined> {
  const { date, time, timeZone, durationMinutes, location } = shoot;
  const { latitude = null, longitude = null } = location ?? {};
  if (!weather || date === null || latitude === null || longitude === null) return undefined;
  const start = zonedInstant(date, time ?? DAYTIME.start, timeZone);
  const minutes = time === null ? DAYTIME.minutes : durationMinutes;
  const from = start.toISOString();
  const to = new Date(start.getTime() + minutes * MINUTE_MS).toISOString();
  const asked = findForecast(
    weatherService(weather),
    { latitude, longitude, from, to },
    () => limits.count([weatherOfPerson.by(userId)]),
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
    credit: forecast.credit.text,
  };
}
