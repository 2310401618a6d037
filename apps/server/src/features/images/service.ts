import { buffer } from 'node:stream/consumers';
import type { ImageKind, StoredImage } from '@lensemble/contract/images';
import type { TeamScope } from '../../access/scope.ts';
import type { Claim } from '../../claim.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { filesOf, imageAt, imageUrl } from '../../ports/storage/port.ts';
import type { Upload } from '../../uploads/upload.ts';
import type { EncodedPicture } from './encode.ts';
import { encodeInTurn } from './encode-in-turn.ts';
import { pictureName } from './picture-name.ts';
import { encodePreview } from './preview.ts';
import type { ImageOwner } from './queries.ts';
import * as queries from './queries.ts';
import type { JpegPicture } from './to-jpeg.ts';
import { toJpeg } from './to-jpeg.ts';

/** Longer than any upload takes. */
const GRACE_MS = 3_600_000;

type ImageDeps = Pick<Deps, 'orm' | 'storage'>;

/**
 * Keeps a picture that came with a request for the team. It goes away after a day unless something comes to show it.
 * @throws HttpError 413, 415 or 422 with a sentence for people
 */
export function keepUpload(
  deps: ImageDeps,
  { teamId }: TeamScope,
  kind: ImageKind,
  upload: Upload,
): Promise<StoredImage> {
  return keep(deps, { teamId }, kind, upload);
}

/** Keeps a picture as `keepUpload` does, once for each key. @throws HttpError 413, 415 or 422 with a sentence for people */
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

/** Keeps a picture of a person, as `keepUpload` does for a team. */
export function keepAvatar(deps: ImageDeps, userId: string, upload: Upload): Promise<StoredImage> {
  return keep(deps, { userId }, 'avatars', upload);
}

/** The picture at one of our own addresses as a JPEG for chats; undefined where there is none. */
export async function jpegPreview(
  { storage }: Pick<Deps, 'storage'>,
  url: string,
): Promise<Buffer | undefined> {
  const image = imageAt(url);
  const stored = image && (await storage.find(image));
  return stored && encodePreview(() => buffer(stored.read()));
}

/** The picture at one of our own addresses for where WebP is not known; undefined where there is none that can be read. */
export async function jpegCopy(
  { storage }: Pick<Deps, 'storage'>,
  url: string,
): Promise<JpegPicture | undefined> {
  const image = imageAt(url);
  const stored = image && (await storage.find(image));
  return stored && toJpeg(await buffer(stored.read()));
}

async function keep(
  deps: ImageDeps,
  owner: ImageOwner,
  kind: ImageKind,
  { path, fileName }: Upload,
  once?: queries.Once,
): Promise<StoredImage> {
  const picture = await encodeInTurn(path);
  const now = new Date();
  const url = imageUrl({ kind, name: pictureName(fileName, now, picture.colors) });
  // First of all: from here on a crash leaves nothing behind for good.
  await queries.noteRemoval(deps.orm, url, new Date(now.getTime() + GRACE_MS));
  const { width, height, placeholder } = picture;
  try {
    await storeFiles(deps, url, picture);
    const image = { url, width, height, placeholder };
    const kept = await queries.insertImage(deps.orm, owner, image, once);
    if (!kept) throw tooSlow();
    if (kept.url !== url) await queries.noteRemoval(deps.orm, url, now);
    return kept;
  } catch (error) {
    // Where that fails too, the note of before still stands.
    await queries.noteRemoval(deps.orm, url, now).catch(() => {});
    throw error;
  }
}

async function storeFiles({ storage }: ImageDeps, url: string, picture: EncodedPicture) {
  const contents = [picture.full, picture.medium, picture.small];
  const files = filesOf(url).entries();
  const puts = Array.from(files, ([index, file]) => storage.put(file, contents[index] as Buffer));
  // All of them end before the note of their removal may be due.
  const results = await Promise.allSettled(puts);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

const tooSlow = () =>
  new HttpError(503, 'unavailable', 'The picture could not be kept in time. Please try again', {
    retryAfterSeconds: 5,
  });
