import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../../testing/object-store.ts';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { s3Storage } from './s3.ts';

const image = { kind: 'costumes', name: 'crown.webp' } as const;
const content = Buffer.from('not really a picture');

test('says what the content is, how long it may be kept, and that nothing is to be overwritten', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: 'id', secretAccessKey: 'key', region: 'garage', bucket: 'lensemble' };
  await s3Storage({ ...keys, endpoint: `http://127.0.0.1:${port}` }).put(image, content);
  server.closeAllConnections();
  server.close();
  expect(seen).toMatchObject([
    {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(content.length),
      'if-none-match': '*',
    },
  ]);
  expect(Object.keys(seen[0]!).filter((name) => name.includes('checksum'))).toEqual([]);
});

describe('an answer that gets lost', () => {
  /**
   * A store that keeps an upload and closes the connection without a response. `size` is the size that it reports
   * afterwards.
   */
  async function startLosingStore(size: number) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const isFirst = asked.push(request.method ?? '') === 1;
      request.resume().on('end', () => {
        if (isFirst) request.socket.destroy();
        else if (request.method === 'HEAD') response.setHeader('content-length', size).end();
        else response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const keys = { accessKeyId: 'id', secretAccessKey: 'key', region: 'garage', bucket: 'b' };
    const storage = s3Storage({ ...keys, endpoint: `http://127.0.0.1:${port}` });
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { storage, asked, close };
  }

  test('is no failure where the picture is kept', async () => {
    const { storage, asked, close } = await startLosingStore(content.length);
    await storage.put(image, content);
    close();
    expect(asked).toEqual(['PUT', 'PUT', 'HEAD']);
  });

  test('counts as a store that is away where something else is kept', async () => {
    const { storage, close } = await startLosingStore(content.length + 1);
    await expect(storage.put(image, content)).rejects.toThrow(UnavailableError);
    close();
  });
});

describe('a check', () => {
  const keys = { accessKeyId: 'id', secretAccessKey: 'key', region: 'garage', bucket: 'shoots' };

  test('names a bucket that does not exist', async () => {
    const store = await startObjectStore();
    onTestFinished(() => store.close());
    const checked = s3Storage({ ...store.settings, bucket: 'wrong' }).check();
    const message = 'The bucket "wrong" does not exist: check S3_BUCKET and S3_ENDPOINT';
    await expect(checked).rejects.toThrow(new UnavailableError(message));
  });

  test.each([
    [403, /^The keys do not open the bucket "shoots": check S3_BUCKET, S3_ACCESS_KEY_ID/],
    [301, /^The bucket "shoots" is in another region: check S3_REGION$/],
    [503, /^The bucket "shoots" cannot be reached: check S3_ENDPOINT$/],
  ])('of a store that answers %i says which setting to check', async (status, message) => {
    const server = createServer((_, response) => void response.writeHead(status).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const checked = s3Storage({ ...keys, endpoint: `http://127.0.0.1:${port}` }).check();
    await expect(checked).rejects.toThrow(message);
  });

  test('of a store that is away names its address', async () => {
    const checked = s3Storage({ ...keys, endpoint: 'http://127.0.0.1:1' }).check();
    await expect(checked).rejects.toThrow('cannot be reached: check S3_ENDPOINT');
  });
});

describe('the server on such a store', () => {
  let t: TestApp;
  let store: ObjectStore;
  let ada: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    store = await startObjectStore();
    t = await testApp({ env: { s3: store.settings } });
    ada = await signedIn(t);
  });
  afterAll(() => t.close());

  const read = (url: string) => t.app.inject({ url, headers: { cookie: ada.cookie } });
  const upload = async () => {
    const form = await makeForm({ file: { content: await makePicture() } });
    return ada.request('POST', '/api/images/costumes', form);
  };

  test('keeps a picture there with its smaller copies, and serves it', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    const { url } = body as { url: string };
    expect(store.asked.filter((line) => line.startsWith('PUT '))).toHaveLength(3);
    for (const each of [url, url.replace('.webp', '.small.webp')]) {
      const answer = await read(each);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    }
    expect((await read(url.replace('.webp', 'x.webp'))).statusCode).toBe(404);
  });

  test('answers 503 while the store is away, and half of a picture is never kept', async () => {
    const before = await t.database.pool.query('select url from images');
    await store.close();
    const { status, headers, body } = await upload();
    expect([status, body]).toMatchObject([503, { code: 'unavailable' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const known = before.rows[0].url as string;
    expect((await read(known)).statusCode).toBe(503);
    expect((await t.database.pool.query('select url from images')).rows).toEqual(before.rows);
    const noted = await t.database.pool.query('select from image_removals where due_at <= now()');
    expect(noted.rowCount).toBe(1);
  });
});
