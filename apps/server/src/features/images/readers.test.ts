import { randomUUID } from 'node:crypto';
import { catalogueKinds } from '@lensemble/contract/catalogue-kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { shootParticipants } from '../../db/schema/shoot-links.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildGuest, buildReference, buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

const PUBLIC = 'public, max-age=31536000, immutable';
const OF_TEAM = 'private, max-age=86400, immutable';

let t: TestApp;
let picture: Buffer;
beforeAll(async () => {
  t = await testApp();
  picture = await makePicture();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
type Headers = Readonly<Record<string, string>>;

const form = () => makeForm({ file: { content: picture, name: 'crown.jpg' } });

async function upload(person: Person, kind = 'props'): Promise<string> {
  const { body } = await person.request('POST', `/api/images/${kind}`, await form());
  return (body as { url: string }).url;
}

/** A shoot with an uploaded reference. */
async function referenced(isPublic = false) {
  const person = await signedIn(t);
  const shoot = await buildShoot(t.database.orm, person.team, { isPublic });
  const { body } = await person.request('POST', `/api/shoots/${shoot.id}/references`, await form());
  const { id, url } = body as { id: string; url: string };
  return { person, shoot, url, referenceId: id };
}

const read = (url: string, reader?: Pick<Client, 'cookie'>, headers: Headers = {}) =>
  t.app.inject({ url, headers: { ...(reader?.cookie && { cookie: reader.cookie }), ...headers } });
const statusOf = async (url: string, reader?: Pick<Client, 'cookie'>) =>
  (await read(url, reader)).statusCode;
const cachingOf = async (url: string, reader?: Pick<Client, 'cookie'>) =>
  (await read(url, reader)).headers['cache-control'];
const share = (person: Person, id: string, isPublic: boolean) =>
  person.patch(`/api/shoots/${id}`, { isPublic });

/** Changes a row in the way of a write to the team, which raises its revision. */
async function writeRow(statement: string, ...values: unknown[]): Promise<void> {
  await t.database.pool.query(statement, values);
  await t.database.pool.query('update teams set revision = revision + 1');
}

describe('a picture of a shoot that is not shared', () => {
  test('is for the members of its team, and kept by their browsers only', async () => {
    const { person, url } = await referenced();
    const colleague = await signedIn(t, { team: person.team, role: 'member' });
    for (const reader of [person, colleague]) {
      const { statusCode, headers } = await read(url, reader);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': OF_TEAM, vary: 'Cookie' });
    }
  });

  test('is for those who have a personal link, until it ends', async () => {
    const { person, shoot, url } = await referenced();
    const { id } = await buildGuest(t.database.orm, shoot);
    expect([await statusOf(url, person), await statusOf(url)]).toEqual([200, 404]);
    const path = `/api/shoots/${shoot.id}/calls/${id}/link`;
    const page = new URL(((await person.get(path)).body as { url: string }).url).pathname;
    expect((await read(page)).body).toContain(url.replace('.webp', '.small.webp'));
    expect([await statusOf(url), await cachingOf(url)]).toEqual([200, 'private, no-cache']);
    const imageUrl = await upload(person);
    const propIds = [await buildItem(t.database.orm, person.team, 'props', { imageUrl })];
    await person.patch(`/api/shoots/${shoot.id}/resources`, { propIds });
    expect([await statusOf(imageUrl), await statusOf(imageUrl, person)]).toEqual([404, 200]);
    await person.patch(path, { isOff: true });
    expect([await statusOf(url), await statusOf(url, person)]).toEqual([404, 200]);
    await person.patch(path, { isOff: false });
    expect(await statusOf(url)).toBe(200);
    await writeRow('update shoots set date = current_date - 33 where id = $1', shoot.id);
    expect([await statusOf(url), await statusOf(page)]).toEqual([404, 404]);
  });

  test('is for those on its crew who have a personal link to another shoot of its convention, if it stands for the shoot', async () => {
    const { person, shoot, url } = await referenced();
    const { orm } = t.database;
    const added = await person.request('POST', `/api/shoots/${shoot.id}/references`, await form());
    const { url: second } = added.body as { url: string };
    const days = { name: 'Glass Hall Con', firstDay: '2126-11-20', lastDay: '2126-11-22' };
    const { body } = await person.post('/api/conventions', days);
    const { id: conventionId } = body as { id: string };
    const other = await buildShoot(orm, person.team, { date: '2126-11-21' });
    const personnelId = await buildItem(orm, person.team, 'personnel');
    const crew = { participants: [{ personnelId }] };
    const resources = `/api/shoots/${other.id}/resources`;
    const [{ id } = { id: '' }] = (
      (await person.patch(resources, crew)).body as { participants: { id: string }[] }
    ).participants;
    await person.get(`/api/shoots/${other.id}/calls/${id}/link`);
    for (const each of [shoot, other]) {
      const moved = await person.patch(`/api/shoots/${each.id}`, { conventionId });
      expect(moved.status).toBe(200);
    }
    expect(await statusOf(url)).toBe(404);
    await person.patch(`/api/shoots/${shoot.id}/resources`, crew);
    expect([await statusOf(url), await statusOf(second)]).toEqual([200, 404]);
    await person.patch(`/api/shoots/${other.id}/calls/${id}/link`, { isOff: true });
    expect(await statusOf(url)).toBe(404);
  });

  test('is for members who work in another of their teams', async () => {
    const { person, url } = await referenced();
    await person.post('/api/team', { name: 'Second' });
    expect(await statusOf(url, person)).toBe(200);
  });

  test('does not exist for all others, in any size and whatever they ask for', async () => {
    const { person, url } = await referenced();
    const missing = await read(url.replace('crown', 'other'), person);
    const stranger = await signedIn(t);
    const forged = { cookie: `${person.cookie}x` };
    const tag = `"${url.split('/').at(-1)}"`;
    for (const reader of [undefined, stranger, forged]) {
      for (const address of [url, url.replace('.webp', '.small.webp')]) {
        for (const headers of [
          {},
          { 'if-none-match': tag },
          { 'if-none-match': '*' },
          { range: 'bytes=0-9' },
        ]) {
          const answer = await read(address, reader, headers as Headers);
          const { date: _, ...heard } = answer.headers;
          const { date: __, ...unknown } = missing.headers;
          expect([answer.statusCode, answer.body, heard]).toEqual([404, missing.body, unknown]);
        }
      }
    }
    const head = await t.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['cache-control'], head.headers.etag]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
  });

  test('is no longer for people who have left the team or signed out', async () => {
    const { person, url } = await referenced();
    const [former, signedOut] = [
      await signedIn(t, { team: person.team, role: 'member' }),
      await signedIn(t, { team: person.team, role: 'member' }),
    ];
    const { cookie } = signedOut;
    expect([await statusOf(url, former), await statusOf(url, signedOut)]).toEqual([200, 200]);
    await former.delete('/api/team/leave');
    await signedOut.post('/api/auth/signout');
    expect([await statusOf(url, former), await statusOf(url, { ...signedOut, cookie })]).toEqual([
      404, 404,
    ]);
    const tag = `"${url.split('/').at(-1)}"`;
    expect((await read(url, former, { 'if-none-match': tag })).statusCode).toBe(404);
  });
});

test('every catalog notes the pictures that its items no longer show', async () => {
  const { rows } = await t.database.pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname like '%_picture_released'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...catalogueKinds]));
});

describe('a picture of a shared shoot', () => {
  test('is for everyone, and cached for a year', async () => {
    const { person, url } = await referenced(true);
    for (const reader of [undefined, person])
      expect([await statusOf(url, reader), await cachingOf(url, reader)]).toEqual([200, PUBLIC]);
    const part = await read(url, undefined, { range: 'bytes=0-9' });
    expect([part.statusCode, part.headers['cache-control']]).toEqual([206, PUBLIC]);
  });

  test('is refused at once when sharing ends, also to those who have it', async () => {
    const { person, shoot, url } = await referenced(true);
    const tag = { 'if-none-match': `"${url.split('/').at(-1)}"` };
    expect((await read(url, undefined, tag)).statusCode).toBe(304);
    await share(person, shoot.id, false);
    expect((await read(url, undefined, tag)).statusCode).toBe(404);
    expect(await statusOf(url)).toBe(404);
    await share(person, shoot.id, true);
    expect(await statusOf(url)).toBe(200);
  });

  test('is refused at once on another server of the installation', async () => {
    const { person, shoot, url } = await referenced(true);
    const other = await buildApp({ env: t.env, database: t.database });
    expect((await other.inject({ url })).statusCode).toBe(200);
    await share(person, shoot.id, false);
    expect((await other.inject({ url })).statusCode).toBe(404);
    await other.close();
  });

  test('is refused at once when the shoot or the reference is deleted', async () => {
    const [one, two] = [await referenced(true), await referenced(true)];
    await one.person.delete(`/api/shoots/${one.shoot.id}`);
    await two.person.delete(`/api/references/${two.referenceId}`);
    expect([await statusOf(one.url), await statusOf(two.url)]).toEqual([404, 404]);
  });

  test('that only a private link opens is not kept by caches, and ends with the link', async () => {
    const { person, shoot, url } = await referenced(true);
    const link = (change: object) => person.patch(`/api/shoots/${shoot.id}/share-link`, change);
    await link({ isIdOpen: false });
    expect([await statusOf(url), await cachingOf(url)]).toEqual([200, 'private, no-cache']);
    expect(await cachingOf(url, person)).toBe(OF_TEAM);
    await writeRow(
      `update share_links set ends_at = now() - interval '1 second' where shoot_id = $1`,
      shoot.id,
    );
    expect([await statusOf(url), await statusOf(url, person)]).toEqual([404, 200]);
    await link({ isIdOpen: true, endsAt: null });
    expect([await statusOf(url), await cachingOf(url)]).toEqual([200, PUBLIC]);
  });

  test('is not kept by caches either once the link has a password', async () => {
    const { person, shoot, url } = await referenced(true);
    expect(await cachingOf(url)).toBe(PUBLIC);
    await person.patch(`/api/shoots/${shoot.id}/share-link`, { password: 'Blue-Hour 7' });
    expect(await cachingOf(url)).toBe('private, no-cache');
  });

  test.each([
    ['equipment', 'equipmentIds', 200],
    ['props', 'propIds', 200],
    ['costumes', 'costumeIds', 200],
  ] as const)('counts for linked %s', async (catalog, ids, status) => {
    const person = await signedIn(t);
    const { orm } = t.database;
    const shoot = await buildShoot(orm, person.team, { isPublic: true });
    const imageUrl = await upload(person, catalog);
    const id = await buildItem(orm, person.team, catalog, { imageUrl });
    expect(await statusOf(imageUrl)).toBe(404);
    const resources = `/api/shoots/${shoot.id}/resources`;
    expect((await person.patch(resources, { [ids]: [id] })).status).toBe(200);
    expect(await statusOf(imageUrl)).toBe(status);
    await person.patch(resources, { [ids]: [] });
    expect(await statusOf(imageUrl)).toBe(404);
  });

  test('counts for the crew, and not for the location, which the public page shows without a picture', async () => {
    const person = await signedIn(t);
    const { orm } = t.database;
    const [avatarUrl, imageUrl] = [
      await upload(person, 'personnel'),
      await upload(person, 'locations'),
    ];
    const personnelId = await buildItem(orm, person.team, 'personnel', { avatarUrl });
    const locationId = await buildItem(orm, person.team, 'locations', { imageUrl });
    const shoot = await buildShoot(orm, person.team, { isPublic: true, locationId });
    const of = { teamId: person.team.id, shootId: shoot.id };
    await orm.insert(shootParticipants).values({ ...of, personnelId, name: 'Yuki' });
    expect([await statusOf(avatarUrl), await statusOf(imageUrl)]).toEqual([200, 404]);
    expect(await statusOf(imageUrl, person)).toBe(200);
  });
});

describe('a deleted picture', () => {
  test('of a reference is for the team while it is in the trash', async () => {
    const { person, url, referenceId } = await referenced();
    await person.delete(`/api/references/${referenceId}`);
    expect(await statusOf(url, person)).toBe(200);
    await writeRow('delete from shoot_references where id = $1', referenceId);
    expect(await statusOf(url, person)).toBe(404);
  });

  test('of an item is refused to its team at once, until another item shows it', async () => {
    const person = await signedIn(t);
    const url = await upload(person);
    expect(await statusOf(url, person)).toBe(200);
    const { body } = await person.post('/api/props', { name: 'Lantern', imageUrl: url });
    const { id } = body as { id: string };
    expect(await statusOf(url, person)).toBe(200);
    await person.patch(`/api/props/${id}`, { imageUrl: null });
    expect(await statusOf(url, person)).toBe(404);
    await person.patch(`/api/props/${id}`, { imageUrl: url });
    expect(await statusOf(url, person)).toBe(200);
    await person.delete(`/api/props/${id}`);
    expect([await statusOf(url), await statusOf(url, person)]).toEqual([404, 200]);
    await person.delete('/api/trash');
    expect(await statusOf(url, person)).toBe(404);
  });

  test('of a deleted shoot is for its team alone while the shoot is in the trash', async () => {
    const { person, shoot, url } = await referenced(true);
    expect(await statusOf(url)).toBe(200);
    await person.delete(`/api/shoots/${shoot.id}`);
    expect([await statusOf(url), await statusOf(url, person)]).toEqual([404, 200]);
    await person.delete('/api/trash');
    expect(await statusOf(url, person)).toBe(404);
  });

  test('that another shoot shows stays', async () => {
    const { person, shoot, url } = await referenced();
    const other = await buildShoot(t.database.orm, person.team);
    await buildReference(t.database.orm, other, { url });
    await person.delete(`/api/shoots/${shoot.id}`);
    expect(await statusOf(url, person)).toBe(200);
  });
});

test("a profile picture is for people who share a team with its owner, while it is the owner's", async () => {
  const owner = await signedIn(t);
  const colleague = await signedIn(t, { team: owner.team, role: 'member' });
  const save = async () => {
    const names = { firstName: 'Ada', lastName: 'Byron' };
    const body = await makeForm({ ...names, avatar: { content: picture, name: 'me.jpg' } });
    const answer = await owner.request('POST', '/api/user/profile', body);
    return (answer.body as { avatarUrl: string }).avatarUrl;
  };
  const url = await save();
  expect(await cachingOf(url, colleague)).toBe(OF_TEAM);
  const readers = [owner, colleague, await signedIn(t), undefined];
  const statuses = () => Promise.all(readers.map((reader) => statusOf(url, reader)));
  expect(await statuses()).toEqual([200, 200, 404, 404]);
  await save();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
});

describe('what reading costs', () => {
  test('requests that wait share one statement, and pictures are looked up once', async () => {
    const { person, url } = await referenced();
    const open = await referenced(true);
    const readAll = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 ? statusOf(url, person) : statusOf(open.url),
        ),
      );
    await readAll();
    const statements = await statementsOf(async () => {
      expect(new Set(await readAll())).toEqual(new Set([200]));
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(statements.join()).not.toContain('shoot_references');
  });

  test('a link that ends is refused without a write', async () => {
    const { shoot, url } = await referenced(true);
    const soon = new Date(Date.now() + 400);
    await writeRow(
      `insert into share_links (shoot_id, team_id, token, is_id_open, ends_at)
       select id, team_id, id::text, false, $2 from shoots where id = $1`,
      shoot.id,
      soon,
    );
    expect(await statusOf(url)).toBe(200);
    await expect.poll(() => statusOf(url)).toBe(404);
  });
});

test('unknown addresses can be tried 600 times a minute by one network, and known ones do not count', async () => {
  const own = await testApp({ env: { rateLimits: true } });
  const person = await signedIn(own);
  const { body } = await person.request('POST', '/api/images/props', await form());
  const { url } = body as { url: string };
  const reading = async (address: string, times: number) => {
    const statuses = new Set<number>();
    for (let i = 0; i < times; i++) statuses.add((await person.request('GET', address)).status);
    return [...statuses];
  };
  const unknown = url.replace(/[^/]+$/, `${randomUUID()}.webp`);
  expect(await reading(url, 2)).toEqual([200]);
  expect(await reading(unknown, 600)).toEqual([404]);
  expect(await reading(unknown, 1)).toEqual([429]);
  expect(await reading(url, 1)).toEqual([200]);
  await own.close();
});
