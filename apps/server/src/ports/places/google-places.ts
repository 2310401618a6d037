import { PLACES_MAX } from '@lensemble/contract/constants';
import { z } from 'zod';
import type { GoogleMapsEnv } from '../../start/settings/maps.ts';
import { askProvider, TIMEOUT_MS } from './ask-provider.ts';
import type { PlaceSearch, Places } from './port.ts';
import { googleId, latitude, line, longitude, name, rounded, validEntries } from './provided.ts';

/** Google's maximum radius. */
const NEAR_METERS = 50_000;
/** Google bills by the requested fields. */
const FOUND_FIELDS =
  'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
const PLACE_FIELDS = 'id,displayName,formattedAddress,location';
/** For an invalid id and for a retired one. */
const NO_SUCH_PLACE = [400, 404];

const text = <T extends z.ZodType>(schema: T) => z.object({ text: schema });

/** Google omits the field if there are no results. */
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

/** Google Places (New). Searches return no coordinates; `locate` returns those of the chosen place. */
export function googlePlaces(
  { key, placesUrl }: Pick<GoogleMapsEnv, 'key' | 'placesUrl'>,
  timeoutMs = TIMEOUT_MS,
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
          body: JSON.stringify(searchBody(search)),
        },
        schema: answer,
        timeoutMs,
      });
      const suggestions = validEntries(found?.suggestions.slice(0, PLACES_MAX) ?? [], suggestion);
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
        timeoutMs,
        nothing: NO_SUCH_PLACE,
      });
      if (!found) return undefined;
      const { displayName, formattedAddress, location } = found;
      return { name: displayName.text, address: formattedAddress, placeId, ...location };
    },
  };
}

function searchBody({ text: input, near: [point], session }: PlaceSearch): object {
  return {
    input,
    languageCode: 'en',
    ...(session && { sessionToken: session }),
    ...(point && { locationBias: { circle: { center: rounded(point), radius: NEAR_METERS } } }),
  };
}
