import { id as idSchema } from '@lensemble/contract/fields';
import type { PublicShoot } from '@lensemble/contract/public-shoots';
import type { Deps } from '../../deps.ts';
import { jpegPreview } from '../images/service.ts';
import { heroPicture } from './page/hero-picture.ts';
import { placeholdersOf, publicView } from './public-view.ts';
import { findPublicRow, findRevision } from './queries.ts';
import { recentOnly } from './recent-only.ts';

/** A shared shoot and the placeholders of its pictures, keyed by picture URL. */
export interface SharedShoot {
  readonly shoot: PublicShoot;
  readonly placeholders: ReadonlyMap<string, string>;
}

/** The revision of a shared shoot; undefined if it is private or unknown, or the id is malformed. */
export async function revisionOf(
  { orm }: Pick<Deps, 'orm'>,
  id: string,
): Promise<number | undefined> {
  return idSchema.safeParse(id).success ? findRevision(orm, id) : undefined;
}

/** Undefined if sharing has ended. */
export async function findSharedShoot(
  { orm }: Pick<Deps, 'orm'>,
  id: string,
): Promise<SharedShoot | undefined> {
  const row = await findPublicRow(orm, id);
  return row && { shoot: publicView(row), placeholders: placeholdersOf(row) };
}

/** Chat services request the same picture several times within a minute. */
const PREVIEWS_KEPT = 32;

/** The link preview picture of a shared shoot as a JPEG; undefined without a picture or if the shoot is not shared. */
export function previews(deps: Pick<Deps, 'orm' | 'storage'>) {
  const previewOf = recentOnly(PREVIEWS_KEPT, (url: string) => jpegPreview(deps, url));
  const pictureOf = recentOnly(PREVIEWS_KEPT, async (idAtRevision: string) => {
    const [id = ''] = idAtRevision.split(' ');
    const found = await findSharedShoot(deps, id);
    return found && heroPicture(found.shoot);
  });
  return async (id: string): Promise<Buffer | undefined> => {
    const revision = await revisionOf(deps, id);
    const url = revision === undefined ? undefined : await pictureOf(`${id} ${revision}`);
    return url ? previewOf(url) : undefined;
  };
}
