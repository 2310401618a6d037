import { PLACES_MAX } from '@lensemble/contract/constants';
import { z } from 'zod';
import type { GoogleMapsEnv } from '../../settings/maps.ts';
import { askProvider, PATIENCE_MS } from './ask-provider.ts';
import type { PlaceSearch, Places } from './port.ts';
import { googleId, latitude, line, longitude, name, readable, roughly } from './provided.ts';

/** As far as Google lets a circle reach. */
const NEAR_METERS = 50_000;
/** Google's fields are paid for by what they are. */
const FOUND_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
const PLACE_FIELDS = 'id,displayName,formattedAddress,location';
/** For an id that is none, and for one that was given up. */
const NO_SUCH_PLACE = [400, 404];

const text = <T extends z.ZodType>(schema: T) => z.object({ text: schema });

/** Where it finds nothing, it says nothing. */
const answer = z.strictObject({ suggestions: z.array(z.unknown()).default([]) });
const suggestion = z.object({
  placePrediction: z.object({
    placeId: googleId,
    structuredFormat: z.object({
      mainText: text(name),
      secondaryText: text(line).optional(),
    }),
  }),
});
const place = z.object({
  displayName: text(name),
  formattedAddress: line.default(''),
  location: z.object({ latitude, longitude }),
});

/** Google Places (New). Where a place is, it tells only of the one that was chosen. */
export function googlePlaces(
  { key, placesUrl }: Pick<GoogleMapsEnv, 'key' | 'placesUrl'>,
  patienceMs = PATIENCE_MS,
): Places {
  const headersFor = (fields: string) => ({
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
  });
  return {
    isRemote: true,
    knowsStreets: true,
    credit: { text: 'Google Maps', url: null },
    async find(search) {
      const found = await askProvider({
        url: `${placesUrl}/v1/places:autocomplete`,
        init: {
          method: 'POST',
          headers: headersFor(FOUND_FIELDS),
          body: JSON.stringify(questionOf(search)),
        },
        schema: answer,
        patienceMs,
      });
      const suggestions = readable(found?.suggestions.slice(0, PLACES_MAX) ?? [], suggestion);
      return suggestions.map(({ placePrediction: { placeId, structuredFormat } }) => ({
        name: structuredFormat.mainText.text,
        address: structuredFormat.secondaryText?.text ?? '',
        placeId,
        latitude: null,
        longitude: null,
      }));
    },
    async locate(placeId, session) {
      if (!googleId.safeParse(placeId).success) return undefined;
      const question = new URLSearchParams({
        languageCode: 'en',
        ...(session && { sessionToken: session }),
      });
      const found = await askProvider({
        url: `${placesUrl}/v1/places/${placeId}?${question}`,
        init: { headers: headersFor(PLACE_FIELDS) },
        schema: place,
        patienceMs,
        nothing: NO_SUCH_PLACE,
      });
      if (!found) return undefined;
      const { displayName, formattedAddress, location } = found;
      return { name: displayName.text, address: formattedAddress, placeId, ...location };
    },
  };
}

function questionOf({ text: input, near: [point], session }: PlaceSearch): object {
  return {
    input,
    languageCode: 'en',
    ...(session && { sessionToken: session }),
    ...(point && { locationBias: { circle: { center: roughly(point), radius: NEAR_METERS } } }),
  };
}
