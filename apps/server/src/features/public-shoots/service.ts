import { id as idSchema } from '@lensemble/contract/fields';
import { publicShootPath, SHOOT_NOT_SHARED_MESSAGE } from '@lensemble/contract/public-shoots';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { jpegPreview } from '../images/service.ts';
import { calledEvent, calledMap, calledShoot } from './called-shoot.ts';
import { CALENDAR_FILE, MAP_FILE, type Opened } from './opened.ts';
import { heroPicture } from './page/hero-picture.ts';
import { publicView } from './public-view.ts';
import { findPublicRow, findRevision } from './queries.ts';
import { recentOnly } from './recent-only.ts';
import { visitorWeather } from './visitor-weather.ts';

/** The shoot at the address with its id; undefined if that is closed or unknown, or the id is malformed. */
export async function openById(
  { orm }: Pick<Deps, 'orm'>,
  id: string,
): Promise<Opened | undefined> {
  const found = idSchema.safeParse(id).success ? await findRevision(orm, id) : undefined;
  if (!found) return undefined;
  const { shootId } = found;
  return { ...found, path: publicShootPath(shootId), eventId: shootId };
}

export const notShared = () => new HttpError(404, 'not_found', SHOOT_NOT_SHARED_MESSAGE);

/** Sharing may end between two statements. */
export function unlessNotShared(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}

/** Undefined if sharing has ended. */
export const findSharedShoot = (
  { orm }: Pick<Deps, 'orm'>,
  id: string,
  language: Language = SOURCE,
) => findPublicRow(orm, id, language);

/** Chat services request the same picture several times within a minute. */
const PREVIEWS_KEPT = 32;

/** The link preview picture of a shared shoot as a JPEG; undefined without a picture or if sharing has ended. */
export function previews(deps: Pick<Deps, 'orm' | 'storage'>) {
  const previewOf = recentOnly(PREVIEWS_KEPT, (url: string) => jpegPreview(deps, url));
  const pictureOf = recentOnly(PREVIEWS_KEPT, async (idAtRevision: string) => {
    const [id = ''] = idAtRevision.split(' ');
    const found = await findSharedShoot(deps, id);
    return found && heroPicture(publicView(found));
  });
  return async ({ shootId, revision }: Opened): Promise<Buffer | undefined> => {
    const url = await pictureOf(`${shootId} ${revision}`);
    return url ? previewOf(url) : undefined;
  };
}

export type { CalledShoot } from './called-shoot.ts';

/** For the page of a personal link, which shows a shoot whether it is shared or not. */
export const called = {
  shoot: calledShoot,
  map: calledMap,
  event: calledEvent,
  weather: visitorWeather,
  /** Under the address of the page. */
  files: { calendar: CALENDAR_FILE, map: MAP_FILE },
} as const;
