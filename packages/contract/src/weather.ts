import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { instant } from './fields.ts';

/** Forecasts are asked for a shoot, of which none is longer than this. */
const HOURS_MAX = 24;

/** A number within bounds that stands in an address, where everything is text. */
const degrees = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^-?\d{1,3}(\.\d{1,25})?(e-\d{1,3})?$/, message)
    .transform(Number)
    .pipe(z.number().min(-max, message).max(max, message));

/** The weather of one hour, which begins at `at` (a moment in UTC). °C, mm, km/h, shares in percent; `code` as WMO 4677. */
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
 * The forecast for a place from one moment to another, hour by hour; null where there is none: out of reach, over, switched
 * off, or its provider away. `credit` must be shown with it. 422 for coordinates or moments that make no sense.
 */
export const getWeather = defineEndpoint({
  method: 'GET',
  path: '/api/weather',
  access: 'session',
  query: z
    .strictObject({
      latitude: degrees(90, 'Latitude must be a number from -90 to 90'),
      longitude: degrees(180, 'Longitude must be a number from -180 to 180'),
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
