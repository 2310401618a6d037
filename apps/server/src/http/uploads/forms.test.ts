import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { defineEndpoint } from '@lensemble/contract/endpoint';
import { eitherCase, ownImageUrl } from '@lensemble/contract/fields';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeForm } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { HttpError } from '../errors/http-error.ts';
import { noRateLimits } from '../rate-limits.ts';
import { route } from '../route.ts';

const body = z.strictObject({
  name: z.string().max(100).optional(),
  pieceCount: z.number().int('This must be a number').optional(),
  available: z.boolean().optional(),
  todos: z.array(z.string()).optional(),
  status: z.enum(['planning', 'done'], 'Please choose a status').optional(),
  imageUrl: ownImageUrl.nullable().default(null),
});
const response = z.object({
  body: z.unknown(),
  fileName: z.string().nullable(),
  modes: z.array(z.string()),
  bytes: z.number(),
});
const file = { name: 'image', sets: 'imageUrl' };
const endpoint = defineEndpoint({
  ...{ method: 'POST', path: '/api/try/forms', access: 'team' },
  ...{ body: eitherCase(body), bodyMaxBytes: 20_000_000, file, response },
});
const failing = defineEndpoint({ ...endpoint, path: '/api/try/failing' });

let t: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let handled = 0;
beforeAll(async () => {
  t = await testApp({
    extend: (app) => {
      route(app, endpoint, async ({ body, upload }) => {
        handled++;
        if (!upload) return { body, fileName: null, modes: [], bytes: 0 };
        const found = [await stat(dirname(upload.path)), await stat(upload.path)];
        const modes = found.map(({ mode }) => (mode & 0o777).toString(8));
        return { body, fileName: upload.fileName, modes, bytes: found[1]!.size };
      });
      route(app, failing, async () => {
        throw new HttpError(409, 'conflict', 'This item has changed since you opened it');
      });
    },
  });
  ada = await signedIn(t);
});
afterAll(() => t.close());

const temporary = () => readdir(join(t.env.dataDir, 'uploads')).catch(() => []);
afterEach(async () => {
  expect(await temporary()).toEqual([]);
});

const picture = { content: Buffer.from('a picture, or so it says'), name: 'crown.jpg' };
const post = async (...parts: Parameters<typeof makeForm>) =>
  ada.request('POST', endpoint.path, await makeForm(...parts));

describe('a form', () => {
  test('brings its picture in a file for this server alone, and stands in for its address', async () => {
    const answer = await post({ name: 'Crown', image: picture });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        body: {
          name: 'Crown',
          imageUrl: expect.stringMatching(/^\/storage\/shoot-images\/public\//),
        },
        fileName: 'crown.jpg',
        modes: ['700', '600'],
        bytes: picture.content.length,
      },
    ]);
  });

  test('may have its texts before and after the picture, and do without one', async () => {
    const texts = { name: 'Crown', status: 'done' };
    const last = await post({ image: picture, ...texts });
    const without = await post(texts);
    expect(last.body).toMatchObject({ body: texts, fileName: 'crown.jpg' });
    expect(without.body).toMatchObject({ body: { ...texts, imageUrl: null }, fileName: null });
  });

  test('has texts where texts belong and JSON everywhere else', async () => {
    const texts = { name: '12', piece_count: '2', available: 'false', todos: '["a","b"]' };
    const answer = await post({ ...texts, image: picture });
    expect(answer.body).toMatchObject({
      body: { name: '12', pieceCount: 2, available: false, todos: ['a', 'b'] },
    });
  });
});

describe('refused, field by field, before the picture is looked at', () => {
  test.each([
    [{ pieceCount: 'many' }, 'pieceCount'],
    [{ pieceCount: '1.5' }, 'pieceCount'],
    [{ status: '1' }, 'status'],
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ imageUrl: 'https://example.org/a.jpg' }, 'imageUrl'],
    [{ unknown: 'field' }, 'unknown'],
    [{ picture }, 'picture'],
    [{ name: picture }, 'name'],
  ])('%j', async (wrong, field) => {
    const before = handled;
    for (const parts of [
      { ...wrong, image: picture },
      { image: picture, ...wrong },
    ]) {
      const { status, body } = await post(parts as Parameters<typeof makeForm>[0]);
      expect([status, body]).toMatchObject([422, { code: 'invalid' }]);
      const { fields } = body as { fields?: Record<string, string> };
      // The error of a second picture names no field.
      if (fields) expect(Object.keys(fields)).toEqual([field]);
    }
    expect(handled).toBe(before);
  });

  test('a picture together with an address', async () => {
    const imageUrl = '/storage/shoot-images/public/props/a.webp';
    const { status, body } = await post({ imageUrl, image: picture });
    expect([status, body]).toMatchObject([422, { fields: { imageUrl: expect.any(String) } }]);
  });

  test('a field that comes twice', async () => {
    const form = new FormData();
    form.append('name', 'Crown');
    form.append('name', 'Sword');
    const sent = new Response(form);
    const { status, body } = await ada.request('POST', endpoint.path, {
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type')! },
    });
    expect([status, body]).toMatchObject([422, { fields: { name: expect.any(String) } }]);
  });
});

describe('limits', () => {
  test('two pictures are one too many', async () => {
    const { status, body } = await post({ image: picture, image2: picture });
    expect([status, body]).toMatchObject([422, { error: 'Please send one picture at a time' }]);
  });

  test('texts are at most 1 MB together', async () => {
    const half = 'a'.repeat(600_000);
    expect((await post({ name: half, status: half })).status).toBe(413);
    expect((await post({ name: 'a'.repeat(1_100_000) })).status).toBe(413);
  });

  test('more fields than any form has are not read', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => [`field${index}`, '1']);
    expect((await post({ ...Object.fromEntries(fields), image: picture })).status).toBe(400);
  });

  test('JSON stays at 1 MB', async () => {
    const answer = await ada.post(endpoint.path, { name: 'a'.repeat(1_100_000) });
    expect([answer.status, answer.body]).toMatchObject([
      413,
      { error: 'This is too large: 1 MB at most' },
    ]);
  });

  test('what takes no picture takes no form', async () => {
    const form = await makeForm({ title: 'Crown' });
    expect((await ada.request('POST', '/api/shoots', form)).status).toBe(415);
    expect((await ada.request('POST', '/api/auth/sign-in/email', form)).status).toBe(415);
  });

  test.each([
    ['without an end', (payload: Buffer) => payload.subarray(0, payload.length - 20)],
    ['that ends in the picture', (payload: Buffer) => payload.subarray(0, payload.length >> 1)],
    ['of nothing', () => Buffer.alloc(0)],
    ['of something else', () => Buffer.from('{"name":"Crown"}')],
  ])('a form %s gets an error for forms', async (_, cut) => {
    const { payload, headers } = await makeForm({ image: picture });
    const answer = await ada.request('POST', endpoint.path, { payload: cut(payload), headers });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200) expect(answer.body).toMatchObject({ fileName: null });
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])('so is %s', async (type) => {
    const options = { payload: 'a', headers: { 'content-type': type } };
    expect((await ada.request('POST', endpoint.path, options)).status).toBe(400);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s is no field', async (name) => {
    expect([400, 422]).toContain((await post({ [name]: 'a' })).status);
  });
});

test('a client over the limit is refused before anything is read', async () => {
  const count = async () => {
    throw new HttpError(
      429,
      'too_many_requests',
      'Too many attempts. Please wait a while and try again.',
      { retryAfterSeconds: 60 },
    );
  };
  const busy = await testApp({ deps: { limits: { ...noRateLimits, count } } });
  const bob = await signedIn(busy);
  const form = await makeForm({ file: picture });
  expect((await bob.request('POST', '/api/images/props', form)).status).toBe(429);
  expect(await readdir(busy.env.dataDir)).toEqual([]);
  await busy.close();
});

test('what fails later leaves nothing either', async () => {
  const answer = await ada.request('POST', failing.path, await makeForm({ image: picture }));
  expect(answer.status).toBe(409);
});

describe('over the network', () => {
  let port: number;
  beforeAll(async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as AddressInfo).port;
  });

  const head = (headers: readonly string[]) =>
    [
      `POST ${endpoint.path} HTTP/1.1`,
      'Host: localhost:3000',
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 1000000',
      ...headers,
      '',
      '',
    ].join('\r\n');
  const signed = () => [`Cookie: ${ada.cookie}`, 'Sec-Fetch-Site: same-origin'];
  const part = '--cut\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';

  async function send(text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }

  test.each([
    ['signed out', ['Sec-Fetch-Site: same-origin'], '401'],
    ['from a foreign page', () => [`Cookie: ${ada.cookie}`, 'Origin: https://example.org'], '403'],
  ])(
    'a client that is %s is answered before a byte of the body is there',
    async (_, headers, status) => {
      const socket = await send(head(typeof headers === 'function' ? headers() : headers));
      const [answer] = await once(socket.setEncoding('utf8'), 'data');
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      socket.destroy();
    },
  );

  test('a form that is broken off half way leaves nothing', async () => {
    const before = handled;
    const socket = await send(head(signed()) + part + 'a'.repeat(300_000));
    await vi.waitFor(async () => {
      const [name = ''] = await temporary();
      const { size } = await stat(join(t.env.dataDir, 'uploads', name));
      expect(size).toBeGreaterThan(100_000);
    });
    socket.destroy();
    await vi.waitFor(async () => expect(await temporary()).toEqual([]));
    expect(handled).toBe(before);
    expect((await post({ name: 'Crown' })).status).toBe(200);
  });
});
