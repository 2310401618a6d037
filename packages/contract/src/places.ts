import { z } from 'zod';
import { PLACE_ID_MAX, PLACE_QUERY_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { text } from './fields.ts';

/** What is said where nobody answers (spec section 8). */
export const PLACES_AWAY_MESSAGE = 'Failed to fetch locations. Please try again.';

/**
 * A place that was found. `address` is one line that tells it from others of its name. `latitude` and `longitude` are
 * degrees (WGS 84); both null: `locatePlace` tells them.
 */
export const prediction = z.object({
  name: z.string(),
  address: z.string(),
  placeId: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Prediction = z.infer<typeof prediction>;

/** A place of which it is known where it is. */
export const locatedPlace = prediction.extend({ latitude: z.number(), longitude: z.number() });
export type LocatedPlace = z.infer<typeof locatedPlace>;

/** What a search answers with. */
export const foundPlaces = z.object({
  predictions: z.array(prediction),
  credit: z.object({ text: z.string(), url: z.string().nullable() }),
});

/** One random UUID for all that is typed up to a choice, and for the choice: some providers charge by it. */
const session = z.uuid('This is not an id').optional();

/**
 * Places whose name begins like what was typed, the likeliest first: large ones, and those near the team's other locations.
 * Below `PLACE_QUERY_MIN` characters there are none. `credit` names whom the places come from and must be shown with them.
 * 422 for a text that is too long or cannot be written; 503 where the provider does not answer.
 */
export const autocompletePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places/autocomplete',
  access: 'team',
  query: z.strictObject({ q: text(PLACE_QUERY_MAX).trim().default(''), session }),
  response: foundPlaces,
});

/** Where a place is that a prediction left open. 404 for an id that means nothing; 503 as above. */
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
