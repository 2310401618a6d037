import { PLACE_QUERY_MIN } from '@lensemble/contract/constants';
import type { ParsedQueryOf, ResponseOf } from '@lensemble/contract/endpoint';
import type { autocompletePlaces, LocatedPlace, locatePlace } from '@lensemble/contract/places';
import type { TeamScope } from '../../access/scope.ts';
import type { SignedIn } from '../../access/session.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http-error.ts';
import { placeAttempt } from '../../plugins/rate-limits.ts';
import * as queries from './queries.ts';

/** Enough to know where a team works; each is held against everything that is found. */
const POINTS_MAX = 20;

type PlaceDeps = Pick<Deps, 'orm' | 'places' | 'limits'>;

/** @throws HttpError 429, AwayError */
export async function autocomplete(
  { orm, places, limits }: PlaceDeps,
  { me, scope }: { readonly me: SignedIn; readonly scope: TeamScope },
  { q, session }: ParsedQueryOf<typeof autocompletePlaces>,
): Promise<ResponseOf<typeof autocompletePlaces>> {
  const { credit, isRemote } = places;
  if (q.length < PLACE_QUERY_MIN) return { predictions: [], credit };
  if (isRemote) await limits.count(placeAttempt(me.userId));
  const near = await queries.findPoints(orm, scope, POINTS_MAX);
  const predictions = await places.find({ text: q, near, session });
  return { predictions: [...predictions], credit };
}

/** @throws HttpError 404, 429, AwayError */
export async function locate(
  { places, limits }: PlaceDeps,
  me: SignedIn,
  { placeId, session }: ParsedQueryOf<typeof locatePlace>,
): Promise<LocatedPlace> {
  if (places.isRemote) await limits.count(placeAttempt(me.userId));
  const place = await places.locate(placeId, session);
  if (!place) throw notFound('This place');
  return place;
}
