import { placeIdOfPoint } from '@lensemble/contract/locations';
import type { LocatedPlace } from '@lensemble/contract/places';
import { PlacesExternalServiceError } from '../away.ts';
import type { Places } from '../port.ts';
import { ownNameOf, typedNameOf } from './called.ts';
import { type Gazetteer, UNITS } from './data.ts';
import { loadGazetteer } from './load.ts';
import { searchPlaces } from './search.ts';

/** The maximum wait for the first build ever. The build goes on, so that a later search can use it. */
const TIMEOUT_MS = 15_000;
const GEONAMES_ID = /^geonames:([1-9]\d{0,8})$/;

/** Towns and their districts from bundled data, loaded at the first search. Makes no network requests. */
export function gazetteerPlaces(
  load: () => Promise<Gazetteer> = loadGazetteer,
  timeoutMs = TIMEOUT_MS,
): Places {
  let loading: Promise<Gazetteer> | undefined;

  function begin(): Promise<Gazetteer> {
    const begun = load();
    // A failed load is retried by the next search.
    begun.catch(() => {
      loading = undefined;
    });
    return begun;
  }

  function gazetteer(): Promise<Gazetteer> {
    loading ??= begin();
    return withTimeout(timeoutMs, loading);
  }

  return {
    isRemote: false,
    knowsStreets: false,
    credit: { text: 'GeoNames (CC BY 4.0)', url: 'https://www.geonames.org' },
    async find({ text, near }) {
      const loaded = await gazetteer();
      const { matches } = searchPlaces(loaded, text, near);
      return matches.map((match) =>
        toLocatedPlace(loaded, match.place, typedNameOf(loaded, match)),
      );
    },
    async locate(placeId) {
      const [, id] = GEONAMES_ID.exec(placeId) ?? [];
      if (id === undefined) return undefined;
      const loaded = await gazetteer();
      const place = loaded.ids.indexOf(Number(id));
      return place < 0 ? undefined : toLocatedPlace(loaded, place, ownNameOf(loaded, place));
    },
  };
}

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The gazetteer takes too long to load')), ms);
  return Promise.race([work, late])
    .catch((cause) => {
      throw new PlacesExternalServiceError({ cause });
    })
    .finally(() => clearTimeout(timer));
}

function toLocatedPlace(gazetteer: Gazetteer, place: number, name: string): LocatedPlace {
  const { latitudes, longitudes, ids } = gazetteer;
  const latitude = (latitudes[place] ?? 0) / UNITS;
  const longitude = (longitudes[place] ?? 0) / UNITS;
  const id = ids[place];
  return {
    name,
    address: addressOf(gazetteer, place, name),
    placeId: id ? `geonames:${id}` : placeIdOfPoint(latitude, longitude),
    latitude,
    longitude,
  };
}

/** The address line. A name in a non-Latin script gets the place's main name as first part. */
function addressOf(gazetteer: Gazetteer, place: number, name: string): string {
  const { regions, regionOf } = gazetteer;
  const line = regions[regionOf[place] ?? 0]?.line ?? '';
  const own = ownNameOf(gazetteer, place);
  const isReadable = /\p{Script=Latin}/u.test(name);
  return isReadable || line.startsWith(own) ? line : `${own}, ${line}`;
}
