import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { openS3, type S3Settings, type S3Store } from '../../lib/s3.ts';
import { type ArchiveStore, archiveId, archiveName } from './port.ts';

/** Pictures are in `public/`. */
const PREFIX = 'archives/';
const MISSING = 404;
const ANSWER_MS = 10_000;
/** The largest object of one request takes this long at 12 Mbit/s. */
const TRANSFER_MS = 3_600_000;

/** Stores archives in the bucket of the pictures, up to 5 GB each. Browsers read them through this server. */
export function s3Archives(settings: S3Settings): ArchiveStore {
  let opened: Promise<S3Store> | undefined;
  const open = () => {
    opened ??= openS3(settings);
    return opened;
  };
  return {
    put: async (id, path) => put(await open(), id, path),
    find: async (id) => find(await open(), id),
    async delete(id) {
      const { sdk, client, bucket } = await open();
      const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(id) });
      await client.send(command, { abortSignal: AbortSignal.timeout(ANSWER_MS) });
    },
    list: async () => list(await open()),
  };
}

const keyOf = (id: string) => PREFIX + archiveName(id);

async function put({ sdk, client, bucket }: S3Store, id: string, path: string): Promise<void> {
  const { size } = await stat(path);
  const command = new sdk.PutObjectCommand({
    Bucket: bucket,
    Key: keyOf(id),
    Body: createReadStream(path),
    ContentLength: size,
    ContentType: 'application/zip',
  });
  await client.send(command, { abortSignal: AbortSignal.timeout(TRANSFER_MS) });
  await rm(path, { force: true });
}

async function find({ sdk, client, bucket }: S3Store, id: string) {
  const at = { Bucket: bucket, Key: keyOf(id) };
  const found = await client
    .send(new sdk.HeadObjectCommand(at), { abortSignal: AbortSignal.timeout(ANSWER_MS) })
    .catch((error: unknown) => {
      if (statusOf(error) === MISSING) return undefined;
      throw error;
    });
  if (!found) return undefined;
  async function* read() {
    const { Body } = await client.send(new sdk.GetObjectCommand(at));
    yield* Body as Readable;
  }
  return {
    size: found.ContentLength ?? 0,
    read: () => Readable.from(read(), { objectMode: false }),
  };
}

async function list({ sdk, client, bucket }: S3Store): Promise<string[]> {
  const ids: string[] = [];
  for (let token: string | undefined; ; ) {
    const command = new sdk.ListObjectsV2Command({
      Bucket: bucket,
      Prefix: PREFIX,
      ...(token && { ContinuationToken: token }),
    });
    const page = await client.send(command, { abortSignal: AbortSignal.timeout(ANSWER_MS) });
    const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length));
    ids.push(...names.flatMap((name) => archiveId(name) ?? []));
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
    if (token === undefined) return ids;
  }
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
