import { Readable } from 'node:stream';
import { IMAGE_CACHE_SECONDS } from '@lensemble/contract/constants';
import { openS3, type S3Settings, type S3Store } from '../../lib/s3.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import {
  type ByteRange,
  ImageExistsError,
  type ImageName,
  type ImageStorage,
  imageName,
  imageType,
} from './port.ts';

const TIMEOUT_MS = 10_000;
const ROOT = 'public/';
const MISSING = 404;
const FORBIDDEN = 403;
const MOVED = 301;
const BAD_REQUEST = 400;
/** The statuses for an existing object, or a concurrent upload, with `If-None-Match: *`. */
const TAKEN = [409, 412];

/** Stores pictures in an S3 bucket. The keys match their URLs. Browsers read them through this server. */
export function s3Storage(settings: S3Settings): ImageStorage {
  let opened: Promise<S3Store> | undefined;
  const open = () => {
    opened ??= openS3(settings);
    return opened;
  };
  return {
    place: `the bucket "${settings.bucket}"`,
    check: async () => check(await open()),
    put: async (image, content) => put(await open(), image, content),
    find: async (image) => {
      const store = await open();
      const size = await sizeOf(store, image);
      return size === undefined
        ? undefined
        : {
            size,
            read: (range) => Readable.from(read(store, image, range), { objectMode: false }),
          };
    },
    isEmpty: async () => {
      const { sdk, client, bucket } = await open();
      const command = new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: ROOT, MaxKeys: 1 });
      const found = await withTimeout((abortSignal) => client.send(command, { abortSignal }));
      return (found.Contents ?? []).length === 0;
    },
    delete: async (image) => {
      const { sdk, client, bucket } = await open();
      const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(image) });
      await withTimeout((abortSignal) => client.send(command, { abortSignal }));
    },
    // Object stores only show complete objects.
    removeDrafts: async () => {},
  };
}

async function check({ sdk, client, bucket }: S3Store): Promise<void> {
  const command = new sdk.HeadBucketCommand({ Bucket: bucket });
  try {
    await withTimeout((abortSignal) => client.send(command, { abortSignal }));
  } catch (error) {
    const status = statusOf((error as Error).cause);
    throw new UnavailableError(adviceFor(bucket, status), { cause: error });
  }
}

function adviceFor(bucket: string, status: number): string {
  switch (status) {
    case MISSING:
      return `The bucket "${bucket}" does not exist: check S3_BUCKET and S3_ENDPOINT`;
    case FORBIDDEN:
      return `The keys do not open the bucket "${bucket}": check S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`;
    case MOVED:
    case BAD_REQUEST:
      return `The bucket "${bucket}" is in another region: check S3_REGION`;
    default:
      return `The bucket "${bucket}" cannot be reached: check S3_ENDPOINT`;
  }
}

function keyOf({ kind, name }: ImageName): string {
  if (!imageName(kind, name)) throw new Error('This is not a valid picture name');
  return `${ROOT}${kind}/${name}`;
}

async function put(store: S3Store, image: ImageName, content: Buffer) {
  const { sdk, client, bucket } = store;
  const command = new sdk.PutObjectCommand({
    Bucket: bucket,
    Key: keyOf(image),
    Body: content,
    ContentType: imageType(image.name),
    CacheControl: `public, max-age=${IMAGE_CACHE_SECONDS}, immutable`,
    IfNoneMatch: '*',
  });
  const taken = async (error: unknown) => {
    if (!TAKEN.includes(statusOf(error))) throw error;
    if (attemptsOf(error) > 1) {
      // An earlier attempt, whose response was lost, may have stored it.
      if ((await sizeOf(store, image)) === content.length) return;
      throw error;
    }
    throw new ImageExistsError('The name is taken', { cause: error });
  };
  await withTimeout((abortSignal) => client.send(command, { abortSignal }).catch(taken));
}

async function sizeOf({ sdk, client, bucket }: S3Store, image: ImageName) {
  const command = new sdk.HeadObjectCommand({ Bucket: bucket, Key: keyOf(image) });
  const missing = (error: unknown) => {
    if (statusOf(error) === MISSING) return undefined;
    throw error;
  };
  const found = await withTimeout((abortSignal) =>
    client.send(command, { abortSignal }).catch(missing),
  );
  return found && (found.ContentLength ?? 0);
}

async function* read({ sdk, client, bucket }: S3Store, image: ImageName, range?: ByteRange) {
  const command = new sdk.GetObjectCommand({
    Bucket: bucket,
    Key: keyOf(image),
    ...(range && { Range: `bytes=${range.start}-${range.end}` }),
  });
  const { Body } = await withTimeout((abortSignal) => client.send(command, { abortSignal }));
  yield* Body as Readable;
}

interface Answered {
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

const statusOf = (error: unknown) =>
  (error as Answered | undefined)?.$metadata?.httpStatusCode ?? 0;
const attemptsOf = (error: unknown) => (error as Answered).$metadata?.attempts ?? 1;

/** The timeout covers the response headers only: slow readers may take longer for the body. */
async function withTimeout<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT_MS);
  try {
    return await ask(giveUp.signal);
  } catch (error) {
    if (error instanceof ImageExistsError) throw error;
    throw new UnavailableError('The picture store is unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
