import type { ImageKind, StoredImage } from '@lensemble/contract/images';
import type { TeamScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http-error.ts';
import { filesOf, imageUrl } from '../../ports/storage/port.ts';
import type { Upload } from '../../uploads/upload.ts';
import type { EncodedPicture } from './encode.ts';
import { encodePicture } from './encode.ts';
import { pictureName } from './picture-name.ts';
import type { ImageOwner } from './queries.ts';
import * as queries from './queries.ts';
import { takingTurns } from './turns.ts';

/** Encoding takes memory and half of the threads that files are read with: two at a time, in the whole process. */
const inTurn = takingTurns(2);
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

/** Keeps a picture of a person, as `keepUpload` does for a team. */
export function keepAvatar(deps: ImageDeps, userId: string, upload: Upload): Promise<StoredImage> {
  return keep(deps, { userId }, 'avatars', upload);
}

async function keep(
  deps: ImageDeps,
  owner: ImageOwner,
  kind: ImageKind,
  { path, fileName }: Upload,
): Promise<StoredImage> {
  const picture = await inTurn(() => encodePicture(path));
  const now = new Date();
  const url = imageUrl({ kind, name: pictureName(fileName, now) });
  // First of all: from here on a crash leaves nothing behind for good.
  await queries.noteRemoval(deps.orm, url, new Date(now.getTime() + GRACE_MS));
  const { width, height, placeholder } = picture;
  try {
    await storeFiles(deps, url, picture);
    const isKept = await queries.insertImage(deps.orm, {
      ...owner,
      url,
      width,
      height,
      placeholder,
    });
    if (!isKept) throw tooSlow();
  } catch (error) {
    // Where that fails too, the note of before still stands.
    await queries.noteRemoval(deps.orm, url, now).catch(() => {});
    throw error;
  }
  return { url, width, height, placeholder };
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
