import { errorBody } from '@lensemble/contract/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

const PROFILE = '/api/user/profile';
const MEGABYTE = 1_048_576;

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    extend: (app) => {
      const config = { access: 'public' } as const;
      const broken = async () => {
        throw new Error('secret@example.org did not fit');
      };
      app.get('/api/broken', { config }, broken);
      app.get('/broken', { config }, broken);
      app.get('/api/away', { config }, async () => {
        const cause = Object.assign(new Error('connect'), {
          code: 'ECONNREFUSED',
          syscall: 'connect',
        });
        throw new DrizzleQueryError('select secret', [], cause);
      });
    },
  });
});
afterAll(() => t.close());

const sized = (bytes: number) => JSON.stringify({ firstName: 'a'.repeat(bytes - 16) });
const manyFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, i])));
const manyItems = (count: number) => JSON.stringify({ firstName: Array(count).fill(1) });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a body that cannot be read', () => {
  test.each([
    ['broken JSON', '{"firstName":', {}, 400, 'malformed'],
    ['no body', undefined, {}, 400, 'malformed'],
    ['an empty one', '', {}, 400, 'malformed'],
    ['an array', '[]', {}, 400, 'malformed'],
    ['a text', '"Ada"', {}, 400, 'malformed'],
    ['null', 'null', {}, 400, 'malformed'],
    ['a key that reaches for the prototype', '{"__proto__":{"a":1}}', {}, 400, 'malformed'],
    ['another such key', '{"constructor":{"prototype":{"a":1}}}', {}, 400, 'malformed'],
    [
      'a form',
      'firstName=Ada',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['no type at all', '{}', { 'content-type': '' }, 415, 'unsupported_media_type'],
    ['a type that is none', '{}', { 'content-type': 'json;;=' }, 415, 'unsupported_media_type'],
    ['more than 1 MB', sized(MEGABYTE + 1), {}, 413, 'too_large'],
    ['1 MB, which is too long a name', sized(MEGABYTE), {}, 422, 'invalid'],
    ['a great depth', nested(100_000), {}, 422, 'invalid'],
    [
      'bytes of a wrong encoding',
      Buffer.from('{"firstName":"\xff","lastName":"B"}', 'latin1'),
      {},
      400,
      'malformed',
    ],
    ['more fields than there can be', manyFields(201), {}, 400, 'malformed'],
    ['a longer list than there can be', manyItems(1_001), {}, 400, 'malformed'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 400, 'malformed'],
    ['compressed bytes', '{}', { 'content-encoding': 'gzip' }, 422, 'invalid'],
    ['a wrong length', '{}', { 'content-length': '1' }, 400, 'malformed'],
  ] as const)('as %s does', async (_, payload, headers, status, code) => {
    const ada = await signedIn(t);
    const answer = await ada.request('POST', PROFILE, {
      ...(payload !== undefined && { payload }),
      headers,
    });
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  test('is none where nothing comes, whatever type it is said to have', async () => {
    const ada = await signedIn(t);
    const headers = { 'content-type': 'text/plain', 'content-length': '0' };
    expect((await ada.request('POST', '/api/auth/signout', { headers })).status).toBe(200);
  });

  test('is refused early on public routes', async () => {
    const body = { email: 'a@example.org', password: 'x'.repeat(33_000) };
    const answer = await makeClient(t.app).post('/api/auth/sign-in/email', body);
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'too_large', error: 'This is too large: 32 KB at most' },
    });
  });

  test('is refused where there is none to send', async () => {
    const ada = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, ada.team);
    const send = (body: unknown) => ada.request('DELETE', `/api/shoots/${id}`, { body });
    expect(await send({ unknown: 1 })).toMatchObject({
      status: 422,
      body: { fields: { unknown: 'This field is not known' } },
    });
    expect((await send([])).status).toBe(400);
    expect((await send({})).status).toBe(200);
  });

  test('leaves the prototypes alone', async () => {
    const ada = await signedIn(t);
    await ada.request('POST', PROFILE, { payload: '{"__proto__":{"polluted":1},"firstName":"a"}' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('an address that the API does not have', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user',
    '/api/user/profile/x',
    '/api//user/profile',
  ])('%s answers 404', async (url) => {
    const answer = await makeClient(t.app).get(url);
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
  });

  test('answers 405 for a method that it does not have, and says which it has', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await makeClient(t.app).request(method, `${PROFILE}?a=1`);
      expect([answer.status, answer.body]).toMatchObject([405, { code: 'method_not_allowed' }]);
      expect(answer.headers.allow).toBe('GET, HEAD, POST');
    }
  });

  test.each(['/api/%zz', '/api/shoots/%', '/%ff'])('%s answers 400', async (url) => {
    const { statusCode, payload } = await t.app.inject(url);
    expect(statusCode).toBe(400);
    expect(errorBody.strict().parse(JSON.parse(payload))).toMatchObject({ code: 'malformed' });
  });
});

describe('a failure of the server’s own', () => {
  test.each(['/api/broken', '/broken'])('tells nothing at %s', async (url) => {
    const { statusCode, headers, json, payload } = await t.app.inject(url);
    expect(statusCode).toBe(500);
    expect(errorBody.strict().parse(json())).toMatchObject({ code: 'internal' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(payload).not.toMatch(/secret|example|Error|\bat\b/);
  });

  test('is 503 with the seconds to wait where the database is away', async () => {
    const answer = await makeClient(t.app).get('/api/away');
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'unavailable' }]);
    expect(answer.headers['retry-after']).toBe('5');
  });
});

describe('a failure where a person’s browser asked for a page', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  test.each([
    ['/broken', 500],
    ['/%ff', 400],
    ['/nothing', 404],
  ])('is a page: %s', async (url, status) => {
    const answer = await t.app.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(answer.body).toContain('<!doctype html>');
    expect(answer.body).not.toMatch(/secret|\bat\b.*\.ts/);
  });

  test.each(['/api/broken', '/storage/nothing', '/api'])('never is one at %s', async (url) => {
    const { headers } = await t.app.inject({ url, headers: { accept } });
    expect(headers['content-type']).toMatch(/^application\/json/);
  });
});

test('an answer to an address that cannot be read keeps browsers careful too', async () => {
  const { headers } = await t.app.inject('/%ff');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a database that is really away answers 503 too', async () => {
  const other = await testApp();
  const ada = await signedIn(other);
  await other.database.pool.end();
  const answers = [await ada.get('/api/user/teams'), await ada.post('/api/auth/signout')];
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  await other.app.close();
});
