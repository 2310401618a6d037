import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../http/errors/http-error.ts';
import { uploadFolder } from '../../http/uploads/folder.ts';
import { bringHostedPicture } from '../../http/uploads/hosted-picture.ts';
import type { Upload } from '../../http/uploads/upload.ts';
import { pictureBucket } from '../../ports/hosted-identity/bucket.ts';
import { SettingError } from '../../start/setting-error.ts';
import type { WantedPicture } from '../map/making.ts';
import type { Tell } from '../report.ts';

/** The bucket of the hosted system. */
export interface Bucket extends ReturnType<typeof pictureBucket> {
  readonly origin: string;
  /** Pictures that it fails to deliver count as missing. */
  readonly skipsUnavailable: boolean;
  /** How long to wait before each further attempt. */
  readonly retriesMs: readonly number[];
}

const RETRIES_MS = [500, 3_000];

export const bucketAt = (
  origin: string,
  skipsUnavailable: boolean,
  retriesMs: readonly number[] = RETRIES_MS,
): Bucket => ({
  ...pictureBucket(origin),
  origin,
  skipsUnavailable,
  retriesMs,
});

const UNAVAILABLE = 503;

const away = ({ origin }: Bucket, address: string, cause: unknown) =>
  new SettingError(
    `The pictures at ${origin} cannot be brought (${address}). Run the command again: it goes on where it stopped. If only this one fails each time, add --skip-unavailable.`,
    { cause },
  );

const isUnavailable = (error: unknown): boolean =>
  error instanceof HttpError && error.status === UNAVAILABLE;

/** @throws what the last attempt throws */
async function retried<T>({ retriesMs }: Bucket, work: () => Promise<T>): Promise<T> {
  for (const wait of retriesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await sleep(wait);
    }
  }
  return work();
}

/** Why a picture cannot be stored; undefined for failures that pass. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof HttpError && error.status < 500 ? error.message : undefined;
}

function tellMissing({ address, shownBy }: WantedPicture, why: string, tell: Tell): undefined {
  for (const each of shownBy) tell({ ...each, was: address, became: null, why });
}

/**
 * Brings a picture from the bucket and stores it as an upload.
 * @returns undefined if it cannot be stored, which is reported
 * @throws SettingError if the bucket is unavailable
 */
export async function bringPicture(
  { env }: Pick<Deps, 'env'>,
  bucket: Bucket,
  picture: WantedPicture,
  tell: Tell,
  store: (upload: Upload) => Promise<string>,
): Promise<string | undefined> {
  const { address } = picture;
  const bring = () => bringHostedPicture(bucket, address, uploadFolder(env));
  const upload = await retried(bucket, bring).catch((error: unknown) => {
    const refusal =
      refusalOf(error) ?? (bucket.skipsUnavailable && isUnavailable(error) && 'It is unavailable');
    if (refusal) return tellMissing(picture, refusal, tell);
    throw isUnavailable(error) ? away(bucket, address, error) : error;
  });
  if (!upload) return undefined;
  try {
    return await store(upload);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return tellMissing(picture, refusal, tell);
  } finally {
    await rm(upload.path, { force: true });
  }
}

/** Reports the picture if the bucket does not have it. */
export async function lookForPicture(
  bucket: Bucket,
  picture: WantedPicture,
  tell: Tell,
): Promise<void> {
  const open = () =>
    bucket.openPicture(picture.address).catch((cause: unknown) => {
      throw away(bucket, picture.address, cause);
    });
  const content = await open();
  if (content) await content.cancel();
  else tellMissing(picture, 'It is no longer in the bucket', tell);
}
