import { PLACES_MAX } from '@lensemble/contract/constants';
import type { Prediction } from '@lensemble/contract/places';
import { z } from 'zod';
import { askProvider, TIMEOUT_MS } from './ask-provider.ts';
import type { PlaceSearch, Places } from './port.ts';
import { latitude, line, longitude, rounded, validEntries } from './provided.ts';

const answer = z.object({ features: z.array(z.unknown()) });

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.int().positive(),
    name: line.optional(),
    street: line.optional(),
    housenumber: line.optional(),
    postcode: line.optional(),
    district: line.optional(),
    city: line.optional(),
    state: line.optional(),
    country: line.optional(),
  }),
});

/** OpenStreetMap places, including streets and venues, from a Photon server. */
export function photonPlaces(photonUrl: string, timeoutMs = TIMEOUT_MS): Places {
  return {
    isRemote: true,
    knowsStreets: true,
    credit: {
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    },
    async find(search) {
      const url = `${photonUrl}/api?${questionOf(search)}`;
      const found = await askProvider({ url, schema: answer, timeoutMs });
      const features = validEntries(found?.features.slice(0, PLACES_MAX) ?? [], feature);
      return features.flatMap(predictionOf);
    },
    // Search results already have coordinates.
    locate: async () => undefined,
  };
}

function questionOf({ text, near: [point] }: PlaceSearch): URLSearchParams {
  const question = new URLSearchParams({ q: text, limit: String(PLACES_MAX) });
  if (!point) return question;
  const { latitude: lat, longitude: lon } = rounded(point);
  return new URLSearchParams([...question, ['lat', `${lat}`], ['lon', `${lon}`]]);
}

function predictionOf({ geometry, properties }: z.output<typeof feature>): Prediction[] {
  const { osm_type: type, osm_id: id, postcode, city, district, state, country } = properties;
  const street = joined(' ', properties.street, properties.housenumber);
  const name = line.parse(properties.name || street || city || '');
  if (!name) return [];
  const town = joined(' ', postcode, city);
  const parts = [street, district, town, state, country].filter((part) => part !== name);
  // Each part fits the limit, but the joined line may not.
  const address = line.parse(joined(', ', ...parts));
  const [longitude, latitude] = geometry.coordinates;
  return [{ name, address, placeId: `osm:${type}${id}`, latitude, longitude }];
}

const joined = (separator: string, ...parts: (string | undefined)[]) =>
  [...new Set(parts.filter((part) => !!part))].join(separator);
