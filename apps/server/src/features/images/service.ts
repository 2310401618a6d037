import { buffer } from 'node:stream/consumers';
import type { ImageKind, StoredImage } from '@lensemble/contract/images';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import type { Claim } from '../../http/idempotency/claim.ts';
import type { Upload } from '../../http/uploads/upload.ts';
import { isDiskFull } from '../../lib/is-disk-full.ts';
import { filesOf, imageAt, imageUrl, isStorageAway } from '../../ports/storage/port.ts';
import type { EncodedPicture } from './encode.ts';
import { encodeInTurn } from './encode-in-turn.ts';
import type { Mosaic } from './mosaic.ts';
import { mosaicApart } from './mosaic-apart.ts';
import { pictureName } from './picture-name.ts';
import { encodePreview } from './preview.ts';
import type { ImageOwner } from './queries.ts';
import * as queries from './queries.ts';
import { type JpegPicture, toJpeg } from './to-jpeg.ts';

export type { Mosaic } from './mosaic.ts';

/** Longer than any upload takes. */
const GRACE_MS = 3_600_000;

type ImageDeps = Pick<Deps, 'orm' | 'storage' | 'env'>;

/**
 * Stores a picture for the team. The cleanup deletes it after a day if nothing uses it.
 * @throws QuotaError
 * @throws HttpError 413, 415 or 422 with a message for people; 503 if storing took too long
 */
export function keepUpload(
  deps: ImageDeps,
  { teamId }: TeamScope,
  kind: ImageKind,
  upload: Upload,
): Promise<StoredImage> {
  return keep(deps, { teamId }, kind, upload);
}

/**
 * Like `keepUpload`, but stores only one picture per idempotency key.
 * @throws HttpError 413, 415 or 422 with a message for people; 503 if storing took too long
 */
export async function keepUploadOnce(
  deps: ImageDeps,
  scope: TeamScope,
  kind: ImageKind,
  upload: Upload,
  claim: Claim,
): Promise<StoredImage> {
  const first = await queries.findFirst<StoredImage>(deps.orm, scope, claim);
  return first ?? keep(deps, { teamId: scope.teamId }, kind, upload, { scope, claim });
}

export function keepAvatar(deps: ImageDeps, userId: string, upload: Upload): Promise<StoredImage> {
  return keep(deps, { userId }, 'avatars', upload);
}

/** The picture at one of the app's addresses as a JPEG for link previews; undefined if there is none. */
export async function jpegPreview(
  { storage }: Pick<Deps, 'storage'>,
  url: string,
): Promise<Buffer | undefined> {
  const image = imageAt(url);
  const stored = image && (await storage.find(image));
  return stored && encodePreview(() => buffer(stored.read()));
}

/** The picture at one of the app's addresses as a JPEG; undefined if it is missing or unreadable. */
export async function jpegCopy(
  { storage }: Pick<Deps, 'storage'>,
  url: string,
): Promise<JpegPicture | undefined> {
  const image = imageAt(url);
  const stored = image && (await storage.find(image));
  return stored && toJpeg(await buffer(stored.read()));
}

/** Joins map tiles from another server to a JPEG. @throws Error if a tile is not a picture, or takes too long */
export const joinTiles = (mosaic: Mosaic): Promise<Buffer> => mosaicApart(mosaic);

async function keep(
  deps: ImageDeps,
  owner: ImageOwner,
  kind: ImageKind,
  { path, fileName }: Upload,
  once?: queries.Once,
): Promise<StoredImage> {
  // Before encoding, which is expensive.
  if ('teamId' in owner) await queries.refuseMore(deps.orm, owner, deps.env.quotas);
  const picture = await encodeInTurn(path);
  const now = new Date();
  const url = imageUrl({ kind, name: pictureName(fileName, now, picture.colors) });
  // Before the upload: if the server crashes afterwards, the cleanup finds the files.
  await queries.noteRemoval(deps.orm, url, new Date(now.getTime() + GRACE_MS));
  const { width, height, placeholder } = picture;
  try {
    await storeFiles(deps, url, picture);
    const bytes = picture.full.length + picture.medium.length + picture.small.length;
    const image = { url, width, height, placeholder, bytes };
    const kept = await queries.insertImage(deps.orm, owner, image, once);
    if (!kept) throw tooSlow();
    if (kept.url !== url) await queries.noteRemoval(deps.orm, url, now);
    return kept;
  } catch (error) {
    // If this fails, the removal noted above still applies.
    await queries.noteRemoval(deps.orm, url, now).catch(() => {});
    throw error;
  }
}

async function storeFiles({ storage }: ImageDeps, url: string, picture: EncodedPicture) {
  const contents = [picture.full, picture.medium, picture.small];
  const files = filesOf(url).entries();
  const puts = Array.from(files, ([index, file]) => storage.put(file, contents[index] as Buffer));
  // Waits for all uploads to settle, so that none is still running when the removal is due.
  const results = await Promise.allSettled(puts);
  for (const result of results)
    if (result.status === 'rejected') throw refusalOf(storage, result.reason);
}

const refusalOf = ({ place }: Pick<Deps['storage'], 'place'>, error: unknown): unknown =>
  isStorageAway(error) && !isDiskFull(error) ? storageAway(place, error) : error;

const storageAway = (place: string, cause: unknown) =>
  Object.assign(
    new HttpError(
      503,
      'unavailable',
      `The picture was not saved, because ${place} is not available. Nothing else is lost. Please try again later.`,
      { retryAfterSeconds: 30 },
    ),
    { cause },
  );

const tooSlow = () =>
  new HttpError(503, 'unavailable', 'Saving the picture took too long. Please try again.', {
    retryAfterSeconds: 5,
  });
