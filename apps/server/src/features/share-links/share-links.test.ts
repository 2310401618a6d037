import { randomUUID } from 'node:crypto';
import { getPublicShoot } from '@lensemble/contract/public-shoots';
import {
  getLinkedShoot,
  getShareLink,
  openLinkedShoot,
  replaceShareLink,
  type ShareLink,
  updateShareLink,
} from '@lensemble/contract/share-links';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { buildShoot } from '../../testing/shoots.ts';
import { statementsOf } from '../../testing/statements.ts';

const PASSWORD = 'Blue-Hour 7';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;
type Change = Partial<{ endsAt: string | null; password: string | null; isIdOpen: boolean }>;

const linkOf = async (person: Person, id: string) =>
  (await person.call(getShareLink, { params: { id } })).body;
const change = async (person: Person, id: string, body: Change) =>
  (await person.call(updateShareLink, { params: { id }, body })).body;
const replace = async (person: Person, id: string) =>
  (await person.call(replaceShareLink, { params: { id }, body: {} })).body;
const pathOf = ({ url }: ShareLink) => new URL(url).pathname;
const secretOf = (link: ShareLink) => pathOf(link).replace('/s/', '');

async function linked(overrides: Change = {}) {
  const { person, shoot } = await buildSharedShoot(t);
  const link = await linkOf(person, shoot.id);
  if (Object.keys(overrides).length > 0) await change(person, shoot.id, overrides);
  return { person, id: shoot.id, link, path: pathOf(link) };
}

const visit = (url: string, options: InjectOptions = {}) =>
  t.app.inject({ method: 'GET', url, ...options });
const statusOf = async (url: string) => (await visit(url)).statusCode;
const enter = (path: string, password: string, remoteAddress = '192.0.2.1') =>
  visit(path, {
    method: 'POST',
    remoteAddress,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ password }).toString(),
  });
const endNow = (id: string) =>
  t.database.pool.query(
    `update share_links set ends_at = now() - interval '1 second' where shoot_id = $1`,
    [id],
  );

describe('a private link', () => {
  test('shows what the public page shows, without the id of the shoot', async () => {
    const { id, path, link } = await linked();
    const page = await visit(path);
    expect([page.statusCode, page.body.includes('Morgan le Fay at St. Galgano')]).toEqual([
      200,
      true,
    ]);
    expect(page.body).toContain(`<link rel="canonical" href="${link.url}">`);
    expect(page.body + JSON.stringify(page.headers)).not.toContain(id);
    const client = makeClient(t.app);
    const { id: _, ...shown } = (await client.call(getPublicShoot, { params: { id } })).body;
    const { body } = await client.call(getLinkedShoot, { params: { secret: secretOf(link) } });
    expect(body).toEqual(shown);
  });

  test('adds the shoot to calendars, without its id', async () => {
    const { id, path, link } = await linked();
    const { body, statusCode } = await visit(`${path}/calendar.ics`);
    const unfolded = body.replaceAll('\r\n ', '');
    expect([statusCode, unfolded.includes(`URL:${link.url}`)]).toEqual([200, true]);
    expect(unfolded).toMatch(/UID:[\w-]{22}@lensemble\r\n/);
    expect(unfolded).not.toContain(id);
    const page = (await visit(path)).body;
    expect(page).toContain(`href="${path}/calendar.ics"`);
    expect(page).toContain(encodeURIComponent(link.url));
  });

  test('is never kept, indexed, or told to other sites', async () => {
    const { path, link } = await linked();
    for (const url of [path, `${path}/`, `/api/public/links/${secretOf(link)}`]) {
      const { statusCode, headers } = await visit(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  test('has 128 random bits, which open nothing without the secret of the server', async () => {
    const { path } = await linked();
    const [, token = '', seal] = /^\/s\/([\w-]+)\.([\w-]+)$/.exec(path) ?? [];
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(Buffer.from(seal!, 'base64url')).toHaveLength(32);
    const { rows } = await t.database.pool.query('select token from share_links');
    expect(rows).toContainEqual({ token });
    for (const url of [`/s/${token}`, `/s/${token}.${'A'.repeat(43)}`])
      expect(await statusOf(url)).toBe(404);
  });

  test('stays the same, and takes one statement while nothing changes', async () => {
    const { person, id, path } = await linked();
    expect(pathOf(await linkOf(person, id))).toBe(path);
    await visit(path);
    expect(await statementsOf(() => visit(path))).toHaveLength(1);
  });

  test('works only while the shoot is shared', async () => {
    const { person, id, path } = await linked();
    await person.patch(`/api/shoots/${id}`, { isPublic: false });
    expect(await statusOf(path)).toBe(404);
    await person.patch(`/api/shoots/${id}`, { isPublic: true });
    expect(await statusOf(path)).toBe(200);
  });

  test('is not part of a copy of the shoot', async () => {
    const { person, id, path } = await linked({ password: PASSWORD, isIdOpen: false });
    const { body } = await person.post(`/api/shoots/${id}/duplicate`, { withDate: true });
    const copy = await linkOf(person, (body as { id: string }).id);
    expect(copy).toMatchObject({ hasPassword: false, isIdOpen: true, endsAt: null });
    expect(pathOf(copy)).not.toBe(path);
  });

  test('shows changes of the shoot at once', async () => {
    const { person, id, path } = await linked();
    await visit(path);
    await person.patch(`/api/shoots/${id}`, { title: 'Moved to Monday' });
    expect((await visit(path)).body).toContain('Moved to Monday');
  });
});

describe('a link that does not open', () => {
  const asHeard = ({ headers: { date: _, ...headers }, statusCode, body }: Answer) => ({
    headers,
    statusCode,
    body,
  });
  type Answer = Awaited<ReturnType<typeof visit>>;

  async function brokenSecrets(): Promise<string[]> {
    const ended = await linked();
    await endNow(ended.id);
    const replaced = await linked();
    await replace(replaced.person, replaced.id);
    const isPrivate = await linked({ password: PASSWORD });
    await isPrivate.person.patch(`/api/shoots/${isPrivate.id}`, { isPublic: false });
    const deleted = await linked();
    await deleted.person.delete(`/api/shoots/${deleted.id}`);
    const links = [ended, replaced, isPrivate, deleted].map(({ link }) => secretOf(link));
    return [...links, 'nonsense', '%ff', '%00', 'a.b', randomUUID(), 'a'.repeat(5_000)];
  }

  test.each([
    (name: string) => [`/s/${name}`, `/public/shoots/${randomUUID()}`],
    (name: string) => [`/s/${name}/preview.jpg`, `/public/shoots/${randomUUID()}/preview.jpg`],
    (name: string) => [`/s/${name}/map.jpg`, `/public/shoots/${randomUUID()}/map.jpg`],
    (name: string) => [`/s/${name}/calendar.ics`, `/public/shoots/${randomUUID()}/calendar.ics`],
    (name: string) => [`/api/public/links/${name}`, `/api/public/shoots/${randomUUID()}`],
  ])('answers as a shoot that does not exist, byte for byte (%#)', async (addressesOf) => {
    for (const secret of await brokenSecrets()) {
      const [url = '', unknown = ''] = addressesOf(secret);
      const answer = asHeard(await visit(url));
      expect(answer.statusCode).toBe(404);
      expect([secret, answer]).toEqual([secret, asHeard(await visit(unknown))]);
    }
  });

  test('answers a password as it answers a visit', async () => {
    const unknown = asHeard(await visit(`/public/shoots/${randomUUID()}`));
    for (const secret of await brokenSecrets())
      expect(asHeard(await enter(`/s/${secret}`, PASSWORD))).toEqual(unknown);
  });
});

describe('an end date', () => {
  test('closes the link when it comes, and can be moved or removed', async () => {
    const { person, id, path } = await linked();
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(await change(person, id, { endsAt })).toMatchObject({ endsAt });
    expect(await statusOf(path)).toBe(200);
    await endNow(id);
    expect(await statusOf(path)).toBe(404);
    expect(await change(person, id, { endsAt: null })).toMatchObject({ endsAt: null });
    expect(await statusOf(path)).toBe(200);
  });

  test('must be ahead', async () => {
    const { person, id } = await linked();
    const url = `/api/shoots/${id}/share-link`;
    expect(await person.patch(url, { endsAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 422,
      body: { fields: { endsAt: 'Please choose today or a later day' } },
    });
  });
});

describe("the address with the shoot's id", () => {
  test('is closed and opened by a switch, while the private link stays open', async () => {
    const { person, id, path } = await linked();
    const byId = [`/public/shoots/${id}`, `/api/public/shoots/${id}`];
    const statuses = () => Promise.all([path, ...byId].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    await change(person, id, { isIdOpen: false });
    expect(await statuses()).toEqual([200, 404, 404]);
    await change(person, id, { isIdOpen: true });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test.each([
    ['password', { password: PASSWORD }, { password: null }],
    ['end', { endsAt: new Date(Date.now() + 3_600_000).toISOString() }, { endsAt: null }],
  ])('is closed while the private link has a %s', async (_, limit, none) => {
    const { person, id, path } = await linked();
    const byId = ['', '/calendar.ics'].map((name) => `/public/shoots/${id}${name}`);
    const statuses = () => Promise.all([...byId, `/api/public/shoots/${id}`].map(statusOf));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await change(person, id, limit)).toMatchObject({ isIdOpen: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await statusOf(path)).toBe(200);
    const url = `/api/shoots/${id}/share-link`;
    for (const wish of [{ isIdOpen: true }, { isIdOpen: true, ...limit }])
      expect(await person.patch(url, wish)).toMatchObject({
        status: 422,
        body: { fields: { isIdOpen: 'Remove the last day and the password first' } },
      });
    expect(await change(person, id, { isIdOpen: true, ...none })).toMatchObject({ isIdOpen: true });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('stays closed after the end has come', async () => {
    const { id } = await linked();
    await endNow(id);
    expect(await statusOf(`/public/shoots/${id}`)).toBe(404);
  });
});

describe('a password', () => {
  test('is asked for, tells nothing of the shoot, and works without scripts', async () => {
    const { path } = await linked({ password: PASSWORD });
    const asked = await visit(path);
    expect([asked.statusCode, asked.body.includes('This link needs a password')]).toEqual([
      200,
      true,
    ]);
    expect(asked.body).not.toMatch(/Morgan|Galgano|og:/);
    expect(asked.headers['content-security-policy']).toContain("form-action 'self'");
    expect(asked.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    for (const file of ['preview.jpg', 'map.jpg', 'calendar.ics'])
      expect(await statusOf(`${path}/${file}`)).toBe(404);

    const wrong = await enter(path, 'wrong one');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    expect(wrong.body).toContain('This is not the password for this link');

    const slashed = await enter(`${path}/`, PASSWORD);
    expect([slashed.statusCode, slashed.headers.location]).toEqual([303, path]);
    const right = await enter(path, PASSWORD);
    expect([right.statusCode, right.headers.location]).toEqual([303, path]);
    const cookie = String(right.headers['set-cookie']);
    expect(cookie).toMatch(new RegExp(`; Path=${path}; Max-Age=86400; HttpOnly; SameSite=Lax$`));
    const headers = { cookie: cookie.split(';')[0]! };
    expect((await visit(`${path}/calendar.ics`, { headers })).body).toContain('BEGIN:VEVENT');
    const page = await visit(path, { headers });
    expect([page.statusCode, page.body.includes('Morgan le Fay')]).toEqual([200, true]);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  test('opens no longer with a cookie of before, of another link, or made up', async () => {
    const { person, id, path } = await linked({ password: PASSWORD });
    const other = await linked({ password: PASSWORD });
    const cookieOf = async (of: string) =>
      String((await enter(of, PASSWORD)).headers['set-cookie']).split(';')[0]!;
    const isOpen = async (cookie: string) =>
      (await visit(path, { headers: { cookie } })).body.includes('Morgan le Fay');
    const mine = await cookieOf(path);
    const [, expiring = ''] = /=(\d+)-/.exec(mine) ?? [];
    expect(Number(expiring) - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect(await isOpen(mine)).toBe(true);
    expect(await isOpen(await cookieOf(other.path))).toBe(false);
    expect(await isOpen(mine.replace(expiring, String(Number(expiring) + 1)))).toBe(false);
    await change(person, id, { password: 'Another one' });
    expect(await isOpen(mine)).toBe(false);
  });

  test('ends when it is removed', async () => {
    const { person, id, path } = await linked({ password: PASSWORD });
    expect(await linkOf(person, id)).toMatchObject({ hasPassword: true });
    await change(person, id, { password: null });
    expect((await visit(path)).body).toContain('Morgan le Fay');
    const { rows } = await t.database.pool.query(
      'select password from share_links where shoot_id = $1',
      [id],
    );
    expect(rows).toEqual([{ password: null }]);
  });

  test('is stored as a hash and asked for by the data as well', async () => {
    const { id, link } = await linked({ password: PASSWORD });
    const { rows } = await t.database.pool.query(
      'select password from share_links where shoot_id = $1',
      [id],
    );
    expect(rows[0].password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
    const client = makeClient(t.app);
    const url = `/api/public/links/${secretOf(link)}`;
    expect(await client.get(url)).toMatchObject({
      status: 403,
      body: { code: 'password_required', error: 'This link needs a password' },
    });
    expect(await client.post(url, { password: 'wrong one' })).toMatchObject({
      status: 403,
      body: { code: 'password_required' },
    });
    const params = { secret: secretOf(link) };
    const { body } = await client.call(openLinkedShoot, { params, body: { password: PASSWORD } });
    expect(body.title).toBe('Morgan le Fay at St. Galgano');
  });

  test('can be tried 20 times an hour by one network, and right ones do not count', async () => {
    const own = await testApp({ env: { rateLimits: true } });
    const { person, shoot } = await buildSharedShoot(own);
    const link = await linkOf(person, shoot.id);
    await change(person, shoot.id, { password: PASSWORD });
    const client = makeClient(own.app);
    const tries = (password: string, remoteAddress: string) =>
      client.request('POST', `/api/public/links/${secretOf(link)}`, {
        body: { password },
        remoteAddress,
      });
    for (let i = 0; i < 20; i++) expect((await tries('wrong', '192.0.2.1')).status).toBe(403);
    expect((await tries(PASSWORD, '192.0.2.1')).status).toBe(429);
    for (let i = 0; i < 21; i++) expect((await tries(PASSWORD, '192.0.2.2')).status).toBe(200);
    await own.close();
  });

  test('can be set 30 times an hour by one person, and a stale change does not count', async () => {
    const own = await testApp({ env: { rateLimits: true } });
    const { person, shoot } = await buildSharedShoot(own);
    const url = `/api/shoots/${shoot.id}/share-link`;
    const statuses = async (times: number, headers = {}) => {
      const found = new Set<number>();
      for (let i = 0; i < times; i++)
        found.add((await person.patch(url, { password: PASSWORD }, headers)).status);
      return [...found];
    };
    expect(await statuses(31, { 'if-match': '"9"' })).toEqual([409]);
    expect(await statuses(30)).toEqual([200]);
    expect(await statuses(1)).toEqual([429]);
    expect((await person.patch(url, { isIdOpen: false })).status).toBe(200);
    await own.close();
  });

  test('has at least six characters', async () => {
    const { person, id } = await linked();
    const answer = await person.patch(`/api/shoots/${id}/share-link`, { password: 'short' });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { password: 'Please enter at least 6 characters' } },
    });
  });
});

describe('the settings of a link', () => {
  test('are those of the team', async () => {
    const { person, id } = await linked();
    const other = await signedIn(t);
    const url = `/api/shoots/${id}/share-link`;
    expect((await other.get(url)).status).toBe(404);
    expect((await other.patch(url, { isIdOpen: false })).status).toBe(404);
    expect((await other.post(`${url}/replace`, {})).status).toBe(404);
    expect(await linkOf(person, id)).toMatchObject({ version: 1, isIdOpen: true });
  });

  test('have a version: a stale change is refused and gets the current link', async () => {
    const { person, id } = await linked();
    const url = `/api/shoots/${id}/share-link`;
    const first = await person.patch(url, { isIdOpen: false }, { 'if-match': '"1"' });
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    const stale = await person.post(`${url}/replace`, {}, { 'if-match': '"1"' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: 2, isIdOpen: false } },
    });
    expect((await person.post(`${url}/replace`, {}, { 'if-match': '"2"' })).status).toBe(200);
  });

  test('leave the version of the shoot alone, so that open editors do not conflict', async () => {
    const { person, id } = await linked({ isIdOpen: false });
    expect((await person.get(`/api/shoots/${id}`)).body).toMatchObject({ version: 1 });
  });

  test('of a shoot whose link was never opened can be changed', async () => {
    const person = await signedIn(t);
    const { id } = await buildShoot(t.database.orm, person.team);
    expect(await change(person, id, { isIdOpen: false })).toMatchObject({ isIdOpen: false });
  });

  test('need a change', async () => {
    const { person, id } = await linked();
    expect((await person.patch(`/api/shoots/${id}/share-link`, {})).status).toBe(422);
  });
});
