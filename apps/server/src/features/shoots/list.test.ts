import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ListedShoot, Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { insertManyShoots } from '../../testing/many-shoots.ts';
import { buildParticipants, buildReference, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const list = (client: Client, headers: Record<string, string> = {}) =>
  client.get('/api/shoots', headers);

const fetchRaw = (cookie: string | undefined, acceptEncoding: string) =>
  t.app.inject({
    url: '/api/shoots',
    headers: { cookie: cookie!, 'accept-encoding': acceptEncoding },
  });

/** All windows of the list, as a client follows them. */
async function windowsOf(client: Client): Promise<ListedShoot[][]> {
  const windows: ListedShoot[][] = [];
  for (let address: string | undefined = '/api/shoots'; address; ) {
    const answer = await client.get(address);
    windows.push(answer.body as ListedShoot[]);
    address = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
  }
  return windows;
}

describe('windows of a large list', () => {
  test('hold 2,000 shoots each, every one once and newest first, also from the cache', async () => {
    const mira = await signedIn(t);
    await insertManyShoots(t.database, mira.team.id, 4_001);
    await buildShoot(t.database.orm, mira.team, {
      title: 'Newest',
      createdAt: new Date(Date.now() + 60_000),
    });
    for (const _ of ['made', 'cached']) {
      const windows = await windowsOf(mira);
      expect(windows.map(({ length }) => length)).toEqual([2_000, 2_000, 2]);
      const shoots = windows.flat();
      expect(new Set(shoots.map(({ id }) => id)).size).toBe(4_002);
      expect(shoots[0]?.title).toBe('Newest');
      expect(shoots).toEqual(
        shoots.toSorted(
          (a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id),
        ),
      );
    }
    const first = await list(mira);
    const next = String(/<(.+)>/.exec(String(first.headers.link))?.[1]);
    const window = (await mira.get(next)).body as ListedShoot[];
    // Neither a new shoot nor the deletion of the one before it moves a window.
    await mira.post('/api/shoots', { title: 'Even newer' });
    await mira.delete(`/api/shoots/${(first.body as ListedShoot[]).at(-1)?.id}`);
    const again = await mira.get(next);
    expect(again.body).toEqual(window);
    const current = await mira.get(next, { 'if-none-match': String(again.headers.etag) });
    expect(current.status).toBe(304);
  });

  test('that are not known are refused', async () => {
    const mira = await signedIn(t);
    for (const after of [
      '',
      'x',
      '2026-02-30T10:00:00.000000Z~4f1c7a52-2a55-4d0e-9a51-0f4f0f3c2a11',
    ]) {
      const answer = await mira.get(`/api/shoots?${new URLSearchParams({ after })}`);
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { after: expect.any(String) } },
      });
    }
  });

  test('carry what lists show: long texts are cut, and links are left out', async () => {
    const mira = await signedIn(t);
    const notes = 'n'.repeat(2_000);
    const location = (await mira.post('/api/locations', { name: 'Pier', notes })).body as {
      id: string;
    };
    await mira.post('/api/shoots', {
      title: 'Lanterns',
      description: '👻'.repeat(1_001),
      locationId: location.id,
      instagramLinks: ['https://www.instagram.com/p/abc/'],
    });
    const [shoot] = (await list(mira)).body as ListedShoot[];
    expect(shoot?.description).toBe(`${'👻'.repeat(999)}…`);
    expect(shoot?.location?.notes).toHaveLength(1_000);
    expect(shoot).not.toHaveProperty('instagramLinks');
  });
});

describe('the list', () => {
  test('is empty for a new team', async () => {
    expect((await list(await signedIn(t))).body).toEqual([]);
  });

  test('comes newest first, with all that a card shows, and nothing of another team', async () => {
    const { orm } = t.database;
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));
    const built: Awaited<ReturnType<typeof buildShoot>>[] = [];
    for (const minute of [2, 1, 3]) {
      built.push(
        await buildShoot(orm, mira.team, { title: `At ${minute}`, createdAt: at(minute) }),
      );
    }
    await buildShoot(orm, stranger.team, { title: 'Not yours' });
    await buildParticipants(orm, built[0]!, 12);
    await buildReference(orm, built[0]!, {
      url: '/storage/shoot-images/public/shoot-references/b.webp',
    });
    expect((await list(mira)).body).toMatchObject([
      { title: 'At 3', participantCount: 0, firstReferenceUrl: null },
      {
        title: 'At 2',
        participantCount: 12,
        firstReferenceUrl: '/storage/shoot-images/public/shoot-references/b.webp',
      },
      { title: 'At 1' },
    ]);
  });

  test('takes one statement beside the session’s, whatever the number of shoots', async () => {
    const { orm } = t.database;
    const mira = await signedIn(t);
    for (let i = 0; i < 30; i++) await buildParticipants(orm, await buildShoot(orm, mira.team), 2);
    const statements = await statementsOf(() => list(mira));
    expect(statements).toHaveLength(2);
    expect(statements[1]).toContain('"shoots"');
  });
});

test('the list comes from an index in its order', async () => {
  const { rows } = await t.database.orm.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    await tx.execute('set local enable_bitmapscan = off');
    // An empty table costs the same with and without sorting.
    await tx.execute('set local enable_sort = off');
    return tx.execute<Record<string, string>>(
      `explain select id from shoots where team_id = '${randomUUID()}' order by created_at desc, id`,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('shoots_newest');
  expect(plan).not.toContain('Sort');
});

describe('the list’s ETag', () => {
  test('answers 304 without reading shoots, until something changes', async () => {
    const mira = await signedIn(t);
    await buildShoot(t.database.orm, mira.team);
    const { headers } = await list(mira);
    const etag = String(headers.etag);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    for (const tag of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const statements = await statementsOf(async () => {
        const answer = await list(mira, { 'if-none-match': tag });
        expect(answer).toMatchObject({ status: 304, text: '', headers: { etag } });
      });
      expect(statements).toHaveLength(1);
    }
    await mira.post('/api/shoots', { title: 'New' });
    const changed = await list(mira, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('of one team is none for another at the same revision', async () => {
    const [mira, stranger] = [await signedIn(t), await signedIn(t)];
    const etag = String((await list(mira)).headers.etag);
    expect((await list(stranger, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('the kept answer', () => {
  test('saves the second reader the statement, and never outlives a write', async () => {
    const mira = await signedIn(t);
    const colleague = await signedIn(t, { team: mira.team, role: 'member' });
    await buildShoot(t.database.orm, mira.team, { title: 'First', createdAt: new Date(0) });
    const first = await list(mira);
    const statements = await statementsOf(async () => {
      expect((await list(colleague)).text).toBe(first.text);
    });
    expect(statements).toHaveLength(1);
    const titles = async () => ((await list(mira)).body as Shoot[]).map(({ title }) => title);
    const { id } = (await colleague.post('/api/shoots', { title: 'Second' })).body as Shoot;
    expect(await titles()).toEqual(['Second', 'First']);
    await colleague.patch(`/api/shoots/${id}`, { title: 'Changed' });
    expect(await titles()).toEqual(['Changed', 'First']);
    await colleague.delete(`/api/shoots/${id}`);
    expect(await titles()).toEqual(['First']);
  });

  test('is never older than its ETag while others write', async () => {
    const mira = await signedIn(t);
    const answers: { revision: string; length: number }[] = [];
    /** The number of shoots, by revision. */
    const countAt = new Map([['1', 0]]);
    let written = 0;
    const write = async () => {
      for (let i = 0; i < 25; i++) {
        await mira.post('/api/shoots', { title: `${i}` });
        written = i + 1;
        const { rows } = await t.database.pool.query('select revision from teams where id = $1', [
          mira.team.id,
        ]);
        countAt.set(rows[0].revision, written);
      }
    };
    const read = async () => {
      while (written < 25) {
        const floor = written;
        const { headers, body } = await list(mira);
        const [, revision = ''] = String(headers.etag).split('.');
        const { length } = body as Shoot[];
        expect(length).toBeGreaterThanOrEqual(floor);
        answers.push({ revision, length });
      }
    };
    await Promise.all([write(), read(), read(), read()]);
    expect(new Set(answers.map(({ revision }) => revision)).size).toBeGreaterThan(1);
    for (const { revision, length } of answers) {
      expect(countAt.get(revision)).toBeLessThanOrEqual(length);
    }
    expect((await list(mira)).body).toHaveLength(25);
  });
});

describe('compression', () => {
  test('answers in what the browser likes best', async () => {
    const mira = await signedIn(t);
    for (let i = 0; i < 10; i++) await buildShoot(t.database.orm, mira.team);
    const { text } = await list(mira);
    const expectations = [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0.5, gzip;q=0.9', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
      ['deflate', undefined, (body: Buffer) => body],
    ] as const;
    for (const [accepted, encoding, decode] of expectations) {
      for (let again = 0; again < 2; again++) {
        const answer = await fetchRaw(mira.cookie, accepted);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(decode(answer.rawPayload).toString()).toBe(text);
      }
    }
  });

  test('is left out where it is not worth it', async () => {
    const mira = await signedIn(t);
    const answer = await fetchRaw(mira.cookie, 'br');
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, '[]']);
  });
});
