import { randomUUID } from 'node:crypto';
import { getPublicShoot, publicShoot } from '@lensemble/contract/public-shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { buildSharedShoot, PAGE_WORDS, TEAM_SECRETS } from '../../testing/shared-shoot.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let visitor: Client;
beforeAll(async () => {
  t = await testApp();
  visitor = makeClient(t.app);
});
afterAll(() => t.close());

const addressesOf = (id: string) => [
  `/public/shoots/${id}`,
  `/public/shoots/${id}/`,
  `/api/public/shoots/${id}`,
  `/public/shoots/${id}/preview.jpg`,
  `/public/shoots/${id}/calendar.ics`,
];

const asHeard = ({ headers: { date: _, ...headers }, statusCode, body }: Answer) => ({
  headers,
  statusCode,
  body,
});
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

describe('a shared shoot', () => {
  test('is exactly what the specification shows of it', async () => {
    const { shoot, imageUrl, reference } = await buildSharedShoot(t);
    const { body } = await visitor.call(getPublicShoot, { params: { id: shoot.id } });
    expect(publicShoot.parse(body)).toEqual(body);
    const costume = {
      character_name: 'Morgan le Fay',
      series_name: 'Arthurian legend',
      status: 'planning',
      image_url: imageUrl,
    };
    const equipment = {
      name: 'Godox AD200 Pro',
      category: 'Lighting',
      quantity: 2,
      image_url: null,
    };
    const prop = { name: 'Excalibur', description: 'Foam', image_url: null };
    expect(body).toEqual({
      id: shoot.id,
      title: 'Morgan le Fay at St. Galgano',
      status: 'ready to shoot',
      date: '2026-11-21',
      time: '15:30',
      time_zone: 'Europe/Rome',
      duration_minutes: 150,
      notes: 'Smoke low on the floor.\nBring layers.',
      location: { name: 'San Galgano', address: '53012 Chiusdino', notes: 'Back entrance' },
      participants: [
        { name: 'Yuki Arai', role: 'Model', avatar_url: imageUrl },
        { name: 'Sam Whitlock', role: 'Smoke wrangler', avatar_url: null },
      ],
      costumes: [{ ...costume, costume }],
      equipment: [{ ...equipment, equipment }],
      props: [{ ...prop, prop }],
      references: [
        {
          id: reference.id,
          url: reference.url,
          type: 'image',
          image_url: reference.url,
          width: 800,
          height: 600,
        },
      ],
    });
  });

  test('tells nothing else of its team, in the page, the data or the headers', async () => {
    const { shoot, person } = await buildSharedShoot(t);
    const { rows } = await t.database.pool.query<{ email: string }>('select email from users');
    const secrets = [...TEAM_SECRETS, person.team.id, person.userId, person.team.inviteCode];
    const everything = [...secrets, ...rows.map(({ email }) => email)];
    const known = JSON.stringify((await person.get(`/api/shoots/${shoot.id}`)).body);
    expect(TEAM_SECRETS.filter((secret) => known.includes(secret)).length).toBeGreaterThan(7);
    for (const url of addressesOf(shoot.id).filter((each) => !each.endsWith('.jpg'))) {
      const { statusCode, body, headers } = await t.app.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      const told = body + JSON.stringify(headers);
      expect(everything.filter((secret) => told.includes(secret))).toEqual([]);
      expect(told).not.toMatch(/[\w.]+@[\w-]+\.\w/);
      expect(told).not.toContain('VALARM');
    }
  });

  test('is told how to get there, to work and to dress on the page, not in the data', async () => {
    const { shoot } = await buildSharedShoot(t);
    const [page = '', , data = ''] = addressesOf(shoot.id);
    const wordsIn = async (url: string) => {
      const { text } = await visitor.get(url);
      return PAGE_WORDS.filter((words) => text.includes(words));
    };
    expect(await wordsIn(page)).toEqual(PAGE_WORDS);
    expect(await wordsIn(data)).toEqual([]);
  });

  test('is neither cached nor indexed, and asks for no session', async () => {
    const { shoot } = await buildSharedShoot(t);
    for (const url of addressesOf(shoot.id)) {
      const { headers } = await t.app.inject({ url });
      const isFile = url.endsWith('.ics');
      expect(headers).toMatchObject({
        'cache-control': isFile ? 'private, no-cache' : 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers.etag === undefined).toBe(!isFile);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('looks the same with and without a session', async () => {
    const { shoot, person } = await buildSharedShoot(t);
    const url = `/public/shoots/${shoot.id}`;
    expect((await person.get(url)).text).toBe((await visitor.get(url)).text);
  });

  test('has one address for machines, however its id is written', async () => {
    const { shoot } = await buildSharedShoot(t);
    const { text } = await visitor.get(`/public/shoots/${shoot.id.toUpperCase()}`);
    expect(text).toContain(
      `<link rel="canonical" href="http://localhost:3000/public/shoots/${shoot.id}">`,
    );
  });
});

describe('a shoot that is not shared', () => {
  test.each([0, 1, 2, 3, 4])(
    'answers as one that does not exist, byte for byte (address %i)',
    async (address) => {
      const { shoot } = await buildSharedShoot(t, { isPublic: false });
      const ids = [
        shoot.id,
        randomUUID(),
        '00000000-0000-0000-0000-000000000000',
        'nonsense',
        '1',
        "'; drop table shoots; --",
        '%00',
        '%ff',
        '%E2%80%A8',
        '..%2f..%2fetc',
        'a'.repeat(5_000),
        `${shoot.id}x`,
        `{${shoot.id}}`,
      ].map((id) => (id.includes('%') ? id : encodeURIComponent(id)));
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const answers = await Promise.all(
        ids.map((id) => t.app.inject({ url: addressesOf(id)[address]!, headers })),
      );
      const [first, ...others] = answers.map(asHeard);
      expect(first?.statusCode).toBe(404);
      for (const [index, other] of others.entries())
        expect([ids[index + 1], other]).toEqual([ids[index + 1], first]);
    },
  );

  test('says so in the words of the specification', async () => {
    const { text } = await visitor.get(`/public/shoots/${randomUUID()}`);
    expect(text).toContain('Shoot Not Found');
    expect(text).toContain('This shoot is either private or doesn&#39;t exist');
    expect(await visitor.get(`/api/public/shoots/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { error: "This shoot is either private or doesn't exist", code: 'not_found' },
    });
  });

  test('is not visible here, not even to its own team', async () => {
    const { shoot, person } = await buildSharedShoot(t, { isPublic: false });
    for (const url of addressesOf(shoot.id)) expect((await person.get(url)).status).toBe(404);
  });
});

describe('taking back', () => {
  test('works at once, for the page, its data and its picture, until it is shared again', async () => {
    const { shoot, person } = await buildSharedShoot(t);
    const statuses = () =>
      Promise.all(addressesOf(shoot.id).map(async (url) => (await visitor.get(url)).status));
    const opened = [200, 200, 200, expect.any(Number), 200];
    expect(await statuses()).toEqual(opened);
    const share = (isPublic: boolean) => person.patch(`/api/shoots/${shoot.id}`, { isPublic });
    expect(await share(false)).toMatchObject({ status: 200, body: { isPublic: false } });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    await share(true);
    expect(await statuses()).toEqual(opened);
  });

  test('a deleted shoot is gone as well', async () => {
    const { shoot, person } = await buildSharedShoot(t);
    await person.delete(`/api/shoots/${shoot.id}`);
    for (const url of addressesOf(shoot.id)) expect((await visitor.get(url)).status).toBe(404);
  });

  test('what changes shows at once', async () => {
    const { shoot, person } = await buildSharedShoot(t);
    await person.patch(`/api/shoots/${shoot.id}`, { title: 'Moved to Monday' });
    expect((await visitor.get(`/public/shoots/${shoot.id}`)).text).toContain('Moved to Monday');
  });
});

describe('what visitors cost', () => {
  test('a page that has not changed takes one statement, in each encoding', async () => {
    const { shoot } = await buildSharedShoot(t);
    for (const url of addressesOf(shoot.id)) {
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const visit = () => t.app.inject({ method: 'GET', url, headers });
        const first = await visit();
        const statements = await statementsOf(async () =>
          expect((await visit()).rawPayload).toEqual(first.rawPayload),
        );
        expect(statements).toHaveLength(1);
      }
    }
  });

  test('what the page does not show is not read', async () => {
    const { shoot } = await buildSharedShoot(t);
    const [, reading] = await statementsOf(() => visitor.get(`/public/shoots/${shoot.id}`));
    expect(reading).toContain('character_name');
    expect(reading).not.toMatch(/todos|email|phone|reminder|place_id|day_contact/);
  });

  test('one network may open 120 pages a minute', async () => {
    const limited = await testApp({ env: { rateLimits: true } });
    const { shoot } = await buildSharedShoot(limited);
    const visit = (ip: string, url: string) =>
      limited.app.inject({ method: 'GET', url, remoteAddress: ip });
    const [page = '', , data = ''] = addressesOf(shoot.id);
    for (let i = 0; i < 120; i++)
      expect((await visit('192.0.2.1', i % 2 ? page : data)).statusCode).toBe(200);
    for (const url of addressesOf(shoot.id)) {
      const refused = await visit('192.0.2.1', url);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await visit('192.0.2.2', page)).statusCode).toBe(200);
    await limited.close();
  });
});
