import { z } from 'zod';
import {
  PLACE_ID_MAX,
  PLACE_QUERY_MAX,
  PLACE_QUERY_MIN,
  PLACE_QUERY_MIN_IDEOGRAPHIC,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { text } from './fields.ts';

export const PLACES_AWAY_MESSAGE = 'Failed to fetch locations. Please try again.';

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a trimmed text is long enough to search for: 東京, 大阪 and 서울 are whole names. */
export function isPlaceQuery(query: string): boolean {
  const min = IDEOGRAPHIC.test(query) ? PLACE_QUERY_MIN_IDEOGRAPHIC : PLACE_QUERY_MIN;
  return [...query.normalize('NFC')].length >= min;
}

/**
 * A search result. `address` is a single line that distinguishes places of the same name. `latitude` and `longitude`
 * are degrees (WGS 84); if both are null, `locatePlace` returns them.
 */
export const prediction = z.object({
  name: z.string(),
  address: z.string(),
  placeId: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Prediction = z.infer<typeof prediction>;

export const locatedPlace = prediction.extend({ latitude: z.number(), longitude: z.number() });
export type LocatedPlace = z.infer<typeof locatedPlace>;

export const foundPlaces = z.object({
  predictions: z.array(prediction),
  credit: z.object({ text: z.string(), url: z.string().nullable() }),
});

/** A random UUID, shared by all searches up to a choice and by the choice. Some providers bill by it. */
const session = z.uuid('This is not a valid id').optional();

/**
 * Finds places whose name starts with the query. Large places and places near the team's locations come first. Queries
 * that are too short (`isPlaceQuery`) find none. `credit` must be displayed. Errors: 422 for an invalid query; 503 if
 * the provider does not respond.
 */
export const autocompletePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places/autocomplete',
  access: 'team',
  query: z.strictObject({ q: text(PLACE_QUERY_MAX).trim().default(''), session }),
  response: foundPlaces,
});

/** Returns the coordinates of a search result that has none. Errors: 404 for an unknown id; 503 as above. */
export const locatePlace = defineEndpoint({
  method: 'GET',
  path: '/api/places/details',
  access: 'team',
  query: z.strictObject({
    placeId: text(PLACE_ID_MAX).trim().min(1, 'Please choose a place'),
    session,
  }),
  response: locatedPlace,
});
