import { id as idSchema } from '@lensemble/contract/fields';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import { jobScope } from '../../access/job-scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { jpegPreview } from '../images/service.ts';
import { findShoot } from '../shoots/service.ts';
import { heroPicture } from './page/hero-picture.ts';
import { placeholdersOf, publicView } from './public-view.ts';
import { findSharingTeam } from './queries.ts';
import { recentOnly } from './recent-only.ts';

/** A shoot that is shared, with the blurred stand-ins of its pictures by their addresses. */
export interface SharedShoot {
  readonly shoot: PublicShoot;
  readonly placeholders: ReadonlyMap<string, string>;
}

/** Reads a shoot that is shared; undefined for one that is private, for one that there is not, and for any other text. */
export async function findSharedShoot(
  { orm }: Pick<Deps, 'orm'>,
  id: string,
): Promise<SharedShoot | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const teamId = await findSharingTeam(orm, id);
  if (teamId === undefined) return undefined;
  const shoot = await findShoot({ orm }, jobScope(teamId), id).catch(unlessGone);
  // It may have been taken back between the two looks.
  if (!shoot?.isPublic) return undefined;
  return { shoot: publicView(shoot), placeholders: placeholdersOf(shoot) };
}

function unlessGone(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}

/** A chat asks for a picture several times within a minute, and everybody in it gets the same one. */
const PREVIEWS_KEPT = 32;

/** What a link to a shared shoot looks like in a chat: a JPEG. Undefined where there is nothing to show, or nobody may. */
export function previews({ orm, storage }: Pick<Deps, 'orm' | 'storage'>) {
  const previewOf = recentOnly(PREVIEWS_KEPT, (url) => jpegPreview({ storage }, url));
  return async (id: string): Promise<Buffer | undefined> => {
    const found = await findSharedShoot({ orm }, id);
    const url = found && heroPicture(found.shoot);
    return url ? previewOf(url) : undefined;
  };
}
