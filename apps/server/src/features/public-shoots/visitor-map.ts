import { SOURCE } from '@lensemble/messages/languages';
import type { Deps } from '../../deps.ts';
import { type MapPicture, mapPictureOf } from '../map-pictures/service.ts';
import type { Opened } from './opened.ts';
import { spotOf } from './page-view.ts';
import { findPublicRow } from './queries.ts';
import { recentOnly } from './recent-only.ts';
import type { PublicRow } from './rows/public-row.ts';

type MapDeps = Pick<Deps, 'orm' | 'mapTiles' | 'limits'>;

export const visitorMap = (
  deps: Pick<MapDeps, 'mapTiles' | 'limits'>,
  shoot: PublicRow,
): Promise<MapPicture | undefined> => mapPictureOf(deps, shoot.teamId, spotOf(shoot));

/** Browsers ask for the picture right after the page. */
const PLACES_KEPT = 100;

/** The map picture of a shared shoot as a JPEG; undefined without one or if sharing has ended. */
export function mapFiles(deps: MapDeps) {
  const placeOf = recentOnly(PLACES_KEPT, async (idAtRevision: string) => {
    const [id = ''] = idAtRevision.split(' ');
    const found = await findPublicRow(deps.orm, id, SOURCE);
    return found && { teamId: found.teamId, spot: spotOf(found) };
  });
  return async ({ shootId, revision }: Opened): Promise<Buffer | undefined> => {
    const place = await placeOf(`${shootId} ${revision}`);
    return place && (await mapPictureOf(deps, place.teamId, place.spot))?.jpeg;
  };
}
