import type { ParsedQueryOf, ResponseOf } from '@lensemble/contract/endpoint';
import {
  type autocompletePlaces,
  isPlaceQuery,
  type LocatedPlace,
  type locatePlace,
} from '@lensemble/contract/places';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/errors/http-error.ts';
import { defineLimit, HOUR } from '../../http/rate-limits.ts';
import * as queries from './queries.ts';

/** Enough to tell where a team works. Every search result is compared with each. */
const POINTS_MAX = 20;

/**
 * Each search goes to another company, which may charge for it. Constant typing makes some hundred requests an hour.
 */
const placeOfPerson = defineLimit('placeOfPerson', { points: 1_000, seconds: HOUR }, 'person');

type PlaceDeps = Pick<Deps, 'orm' | 'places' | 'limits'>;

/** @throws HttpError 429, ExternalServiceError */
export async function autocomplete(
  { orm, places, limits }: PlaceDeps,
  { me, scope }: { readonly me: SignedIn; readonly scope: TeamScope },
  { q, session }: ParsedQueryOf<typeof autocompletePlaces>,
): Promise<ResponseOf<typeof autocompletePlaces>> {
  const { credit, isRemote } = places;
  if (!isPlaceQuery(q)) return { predictions: [], credit };
  if (isRemote) await limits.count([placeOfPerson.by(me.userId)]);
  const near = await queries.findPoints(orm, scope, POINTS_MAX);
  const predictions = await places.find({ text: q, near, session });
  return { predictions: [...predictions], credit };
}

/** @throws HttpError 404, 429, ExternalServiceError */
export async function locate(
  { places, limits }: PlaceDeps,
  me: SignedIn,
  { placeId, session }: ParsedQueryOf<typeof locatePlace>,
): Promise<LocatedPlace> {
  if (places.isRemote) await limits.count([placeOfPerson.by(me.userId)]);
  const place = await places.locate(placeId, session);
  if (!place) throw notFound('This place');
  return place;
}
