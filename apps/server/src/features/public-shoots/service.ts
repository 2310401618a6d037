import { id as idSchema } from '@lensemble/contract/fields';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { jpegPreview } from '../images/service.ts';
import { findShoot } from '../shoots/service.ts';
import { heroPicture } from './page/hero-picture.ts';
import { placeholdersOf, publicView } from './public-view.ts';
import { findSharingTeam } from './queries.ts';
import { recentOnly } from './recent-only.ts';

/** A shared shoot and the placeholders of its pictures, keyed by picture URL. */
export interface SharedShoot {
  readonly shoot: PublicShoot;
  readonly placeholders: ReadonlyMap<string, string>;
}

/** Finds a shared shoot; undefined if it is private or unknown, or the id is malformed. */
export async function findSharedShoot(
  { orm }: Pick<Deps, 'orm'>,
  id: string,
): Promise<SharedShoot | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const teamId = await findSharingTeam(orm, id);
  if (teamId === undefined) return undefined;
  const shoot = await findShoot({ orm }, jobScope(teamId), id).catch(unlessGone);
  // Sharing may have ended between the two queries.
  if (!shoot?.isPublic) return undefined;
  return { shoot: publicView(shoot), placeholders: placeholdersOf(shoot) };
}

function unlessGone(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}

/** Chat services request the same picture several times within a minute. */
const PREVIEWS_KEPT = 32;

/** The link preview picture of a shared shoot as a JPEG; undefined without a picture or if the shoot is not shared. */
export function previews({ orm, storage }: Pick<Deps, 'orm' | 'storage'>) {
  const previewOf = recentOnly(PREVIEWS_KEPT, (url) => jpegPreview({ storage }, url));
  return async (id: string): Promise<Buffer | undefined> => {
    const found = await findSharedShoot({ orm }, id);
    const url = found && heroPicture(found.shoot);
    return url ? previewOf(url) : undefined;
  };
}
