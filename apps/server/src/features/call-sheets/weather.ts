import { setTimeout as wait } from 'node:timers/promises';
import {
  skyOf,
  summaryOf,
  temperatureParts,
  type Units,
  unitsOf,
  type WeatherSummary,
  windParts,
} from '@lensemble/contract/weather-words';
import { zonedInstant } from '@lensemble/contract/zoned-time';
import { callSheets } from '@lensemble/messages/call-sheets';
import { labels } from '@lensemble/messages/labels';
import { type Language, localeOf } from '@lensemble/messages/languages';
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
  readonly language: Language;
}

/** The forecast for the hours of a shoot; undefined without one. Never fails, because plans are complete without it. */
export async function weatherOf(
  weather: Weather | undefined,
  { date, time, timeZone, durationMinutes, location }: ShootSpan,
  { region, beforeAsking, now, language }: Asking,
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
  return { lines: linesOf(summary, units, language), credit: forecast.credit };
}

function linesOf(summary: WeatherSummary, units: Units, language: Language): LightLine[] {
  const say = callSheets(language);
  const { low, high, unit } = temperatureParts(summary, units);
  const { wind, gusts } = windParts(summary, units);
  const chance = (percent: number) =>
    (percent / 100).toLocaleString(localeOf(language), { style: 'percent' });
  const { rainChance } = summary;
  return [
    { label: say('sky'), value: labels(language)(`sky ${skyOf(summary.worst.code).words}`) },
    {
      label: say('temperature'),
      value: low === high ? `${high} ${unit}` : say('temperatures', { low, high, unit }),
    },
    ...(rainChance === null ? [] : [{ label: say('chanceOfRain'), value: chance(rainChance) }]),
    { label: say('wind'), value: gusts === null ? wind : say('gusts', { wind, gusts }) },
  ];
}
