import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { decimal, orText } from './form-values.ts';

/** The maximum length of a forecast. Shoots are never longer. */
const HOURS_MAX = 24;

function degrees(max: number, what: string) {
  const message = `${what} must be a number from -${max} to ${max}`;
  return orText(decimal(message, `${what} must be a number`).min(-max, message).max(max, message));
}

/** The hour from `at` (ISO 8601, UTC). Units: °C, mm, km/h, percent; `code` is a WMO 4677 code. */
export const weatherHour = z.object({
  at: z.string(),
  temperature: z.number(),
  precipitationChance: z.number().nullable(),
  precipitation: z.number(),
  windSpeed: z.number(),
  windGusts: z.number().nullable(),
  cloudCover: z.number(),
  code: z.number().int(),
});
export type WeatherHour = z.infer<typeof weatherHour>;

/**
 * The hourly forecast; null if the period is past or out of range, forecasts are off, or the provider does not respond.
 * `credit` must be displayed. Errors: 422 for invalid coordinates or instants.
 */
export const getWeather = defineEndpoint({
  method: 'GET',
  path: '/api/weather',
  access: 'session',
  query: z
    .strictObject({
      latitude: degrees(90, 'Latitude'),
      longitude: degrees(180, 'Longitude'),
      from: instant,
      to: instant,
    })
    .refine(
      ({ from, to }) => {
        const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
        return hours > 0 && hours <= HOURS_MAX;
      },
      { path: ['to'], message: `Please choose at most ${HOURS_MAX} hours` },
    ),
  response: z.object({
    forecast: z
      .object({
        hours: z.array(weatherHour),
        credit: z.object({ text: z.string(), url: z.string() }),
      })
      .nullable(),
  }),
});
