import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildReference, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function withShoot() {
  const mira = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, mira.team, { version: 3 });
  const reference = await buildReference(t.database.orm, shoot);
  const url = `/api/shoots/${shoot.id}`;
  const etag = async () => String((await mira.get(url)).headers.etag);
  const ask = (tag: string, at = url) => mira.get(at, { 'if-none-match': tag });
  return { mira, shoot, reference, url, etag, ask };
}

describe('a shoot’s ETag', () => {
  test('answers 304 without reading the shoot, until something that it shows changes', async () => {
    const { mira, reference, etag, ask } = await withShoot();
    const tag = await etag();
    for (const asked of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
      const statements = await statementsOf(async () => {
        expect(await ask(asked)).toMatchObject({ status: 304, text: '' });
      });
      expect(statements).toHaveLength(1);
    }
    await mira.patch(`/api/references/${reference.id}`, { notes: 'Low angle' });
    const changed = await ask(tag);
    expect(changed).toMatchObject({ status: 200, body: { references: [{ notes: 'Low angle' }] } });
    expect((await ask('*')).headers.etag).toBe(changed.headers.etag);
  });

  test('comes again as it was with a 304', async () => {
    const { etag, ask } = await withShoot();
    const tag = await etag();
    const { headers } = await ask(tag);
    expect(headers).toMatchObject({
      etag: tag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'private, no-cache',
    });
  });

  test('stands for no other shoot, and for none that is gone', async () => {
    const { mira, url, etag, ask } = await withShoot();
    const tag = await etag();
    const other = await buildShoot(t.database.orm, mira.team, { version: 3 });
    expect((await ask(tag, `/api/shoots/${other.id}`)).status).toBe(200);
    expect((await ask(tag, `/api/shoots/${randomUUID()}`)).status).toBe(404);
    await mira.delete(url);
    expect((await ask(tag)).status).toBe(404);
  });

  test('names the version for a write', async () => {
    const { mira, url, etag } = await withShoot();
    const tag = await etag();
    const write = () => mira.patch(url, { title: 'New' }, { 'if-match': tag });
    expect(await write()).toMatchObject({ status: 200, headers: { etag: '"4"' } });
    expect((await write()).status).toBe(409);
    expect((await mira.delete(url, { 'if-match': await etag() })).status).toBe(200);
  });
});

test('a shoot is compressed for clients that accept it', async () => {
  const { mira, shoot, url } = await withShoot();
  await mira.patch(url, { description: 'Fog over the lake. '.repeat(200) });
  const ask = (accepted: string) =>
    t.app.inject({ url, headers: { cookie: mira.cookie!, 'accept-encoding': accepted } });
  const answer = await ask('br');
  expect(answer.headers['content-encoding']).toBe('br');
  const plain = await ask('identity');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body);
  expect(plain.json().id).toBe(shoot.id);
});
