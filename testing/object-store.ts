/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const bucket = 'lensemble';

export interface StoreSettings {
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface ObjectStore {
  readonly settings: StoreSettings;
  /** All requests, as `METHOD path`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** S3rver ignores `If-None-Match`. A proxy in front of it rejects existing keys with 412, like Amazon S3. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'lensemble-s3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const answer = store.callback();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${pathOf(request)}`);
    if (isTaken(directory, request)) {
      request.resume();
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    } else answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    settings: { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...keys },
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.replace(/\?.*$/, '');

function isTaken(directory: string, request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (method !== 'PUT' || headers['if-none-match'] !== '*') return false;
  return existsSync(`${join(directory, pathOf(request))}._S3rver_object`);
}

export function storeEnv(settings: StoreSettings): Record<string, string> {
  return {
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}
