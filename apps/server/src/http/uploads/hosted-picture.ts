import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IMAGE_MAX_BYTES } from '@lensemble/contract/constants';
import type { HostedIdentity } from '../../ports/hosted-identity/port.ts';
import { HttpError } from '../errors/http-error.ts';
import { makeUploadFolder } from './folder.ts';
import { pictureTooLarge } from './form-errors.ts';
import type { Upload } from './upload.ts';

const RETRY_SECONDS = 30;

const missing = () =>
  new HttpError(
    422,
    'invalid',
    'This picture is no longer in the storage of the project. Please upload it again.',
  );
const away = () =>
  new HttpError(
    503,
    'unavailable',
    'The storage of the project cannot be reached right now. Please try again shortly.',
    { retryAfterSeconds: RETRY_SECONDS },
  );

/**
 * Copies a picture of the project's bucket to a file in `folder`, as if it had been uploaded. On failure no file is left.
 * @throws HttpError 413, 422 or 503
 */
export async function bringHostedPicture(
  hosted: Pick<HostedIdentity, 'openPicture'>,
  address: string,
  folder: string,
): Promise<Upload> {
  const picture = await hosted.openPicture(address).catch(() => {
    throw away();
  });
  if (!picture) throw missing();
  const path = join(folder, randomUUID());
  await makeUploadFolder(folder);
  try {
    await pipeline(limited(picture), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, fileName: basename(address) };
}

/** Errors of the network become a refusal here. Those of the disk stay as they are. */
async function* limited(picture: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = picture.values();
  let size = 0;
  try {
    while (true) {
      const { done, value } = await pieces.next().catch(() => {
        throw away();
      });
      if (done) return;
      size += value.byteLength;
      if (size > IMAGE_MAX_BYTES) throw pictureTooLarge();
      yield value;
    }
  } finally {
    await pieces.return?.().catch(() => {});
  }
}
