import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPerson,
  type Project,
  refreshTokenOf,
  tokenOf,
} from '../../../../../testing/hosted-identity/project.ts';
import {
  type HostedService,
  startHostedIdentity,
} from '../../../../../testing/hosted-identity/service.ts';
import type { HostedPerson } from '../../../../../testing/hosted-identity/users.ts';
import type { TestApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { hostedApp, settingsOf } from '../../testing/hosted-app.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { newEmail } from '../../testing/login.ts';
import { statementsOf } from '../../testing/statements.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

let service: HostedService;
let project: Project;
/** Has the service role key. */
let admin: TestApp;
let modest: TestApp;
beforeAll(async () => {
  service = await startHostedIdentity();
  project = service.project;
  const { serviceRoleKey } = project;
  admin = await hostedApp(project, { hosted: { ...settingsOf(project), serviceRoleKey } });
  modest = await hostedApp(project);
});
beforeEach(() => {
  project.away = false;
  project.asked.length = 0;
});
afterAll(async () => {
  await admin.close();
  await modest.close();
  await service.close();
});

interface Guest {
  readonly t: TestApp;
  readonly person: HostedPerson;
  readonly client: Client;
}

async function arrived(t: TestApp, body: object | undefined = undefined): Promise<Guest> {
  const person = addPerson(project, { email: newEmail() });
  const client = makeClient(t.app);
  const tokens = { access_token: tokenOf(project, person), refresh_token: refreshTokenOf(person) };
  const answer = await client.post('/api/auth/set-session', { ...tokens, ...body });
  expect(answer.status).toBe(200);
  project.asked.length = 0;
  return { t, person, client };
}

/** Moves the last check of a person's sessions into the past. */
const age = ({ t, person }: Guest, hours: number) =>
  t.database.pool.query(
    `update sessions set hosted_checked_at = now() - $2 * interval '1 hour'
     where user_id = (select user_id from accounts where account_id = $1)`,
    [person.id, hours],
  );

const status = async ({ client }: Guest) => (await client.get('/api/auth/me')).status;

const banned = (person: HostedPerson) => Object.assign(person, { bannedUntil: TOMORROW });
const deleted = (person: HostedPerson) => project.people.splice(project.people.indexOf(person), 1);

describe.each([
  ['with the service role key', () => admin, 'GET /admin/users/'],
  ['with the refresh token', () => modest, 'POST /token'],
])('%s', (_, app, path) => {
  test('the provider is asked once in half a day, also by many requests at once', async () => {
    const guest = await arrived(app());
    expect(await status(guest)).toBe(200);
    expect(project.asked).toEqual([]);
    for (const _round of [1, 2, 3]) {
      await age(guest, 13);
      const all = await Promise.all(Array.from({ length: 5 }, () => status(guest)));
      expect(all).toEqual([200, 200, 200, 200, 200]);
      expect(await status(guest)).toBe(200);
    }
    expect(project.asked.filter((asked) => asked.includes(path))).toHaveLength(3);
  });

  test('a user who is banned there is signed out here', async () => {
    const guest = await arrived(app());
    banned(guest.person);
    expect(await status(guest)).toBe(200);
    await age(guest, 13);
    expect(await status(guest)).toBe(401);
    const text = 'select from sessions s join accounts a using (user_id) where a.account_id = $1';
    expect((await app().database.pool.query(text, [guest.person.id])).rows).toEqual([]);
  });
});

test('a user who is deleted there is signed out here, where the server has the key', async () => {
  const guest = await arrived(admin);
  deleted(guest.person);
  await age(guest, 13);
  expect(await status(guest)).toBe(401);
});

test.each([
  ['replaced by its client', ({ refreshTokens }: HostedPerson) => refreshTokens.clear()],
  ['deleted with its user', deleted],
])('a refresh token that was %s counts as none', async (_how, end) => {
  const guest = await arrived(modest);
  end(guest.person);
  await age(guest, 13);
  expect([await status(guest), await status(guest)]).toEqual([200, 200]);
  expect(project.asked).toEqual(['POST /token']);
  await age(guest, 25);
  expect(await status(guest)).toBe(401);
});

describe('a check that is older than a day', () => {
  test('lets no request through while the provider is asked', async () => {
    const guest = await arrived(modest);
    banned(guest.person);
    await age(guest, 25);
    const all = await Promise.all(Array.from({ length: 5 }, () => status(guest)));
    expect(all).toEqual([401, 401, 401, 401, 401]);
    expect(project.asked).toEqual(['POST /token']);
  });

  test('is renewed once for all requests', async () => {
    const guest = await arrived(modest);
    await age(guest, 25);
    const all = await Promise.all(Array.from({ length: 5 }, () => status(guest)));
    expect(all).toEqual([200, 200, 200, 200, 200]);
    expect(project.asked).toEqual(['POST /token']);
  });

  test('counts no longer while another server asks', async () => {
    const guest = await arrived(modest);
    await age(guest, 24 - 5 / 3_600);
    expect(await status(guest)).toBe(503);
    expect(project.asked).toEqual([]);
  });
});

test('an outage is waited out, but not for more than a day', async () => {
  const { serviceRoleKey } = project;
  const own = await hostedApp(project, { hosted: { ...settingsOf(project), serviceRoleKey } });
  const guest = await arrived(own);
  project.away = true;
  await age(guest, 13);
  expect([await status(guest), await status(guest)]).toEqual([200, 200]);
  expect(project.asked).toHaveLength(1);
  await age(guest, 25);
  expect(await status(guest)).toBe(503);
  await own.close();
});

test('where nothing can be asked, a session lasts a day', async () => {
  const guest = await arrived(modest, { refresh_token: undefined });
  await age(guest, 23);
  expect(await status(guest)).toBe(200);
  const sent = await statementsOf(() => guest.client.get('/api/auth/me'));
  expect(sent.filter((text) => /^\s*(begin|update)|for update/i.test(text))).toEqual([]);
  await age(guest, 25);
  expect(await status(guest)).toBe(401);
});

test('an old token opens a session only for a user who still exists', async () => {
  const { person, t } = await arrived(modest);
  const iat = Math.floor(Date.now() / 1000) - 20 * 3_600;
  const enter = () =>
    makeClient(t.app).post('/api/auth/set-session', {
      access_token: tokenOf(project, person, { iat }),
    });
  expect((await enter()).status).toBe(200);
  deleted(person);
  expect((await enter()).status).toBe(401);
});

test('the refresh token is encrypted in the database', async () => {
  const { person } = await arrived(modest);
  const [token = ''] = person.refreshTokens;
  const { rows } = await modest.database.pool.query(
    'select s.* from sessions s join users u on u.id = s.user_id where u.email = $1',
    [person.email],
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows).toMatchObject([{ hosted_refresh: expect.stringMatching(/^v1\./) }]);
});

test('a check that is older than a day opens no picture', async () => {
  const guest = await arrived(modest);
  const { client } = guest;
  const file = { content: await makePicture(), name: 'crown.jpg' };
  const names = { firstName: 'Mira', lastName: 'Lindqvist' };
  const [profile, picture] = [
    await client.request('POST', '/api/user/profile', await makeForm({ ...names, avatar: file })),
    await client.request('POST', '/api/images/props', await makeForm({ file })),
  ];
  const { avatarUrl } = profile.body as { avatarUrl: string };
  const { url } = picture.body as { url: string };
  const statuses = async () => [
    (await client.get(avatarUrl)).status,
    (await client.get(url)).status,
  ];
  await age(guest, 23);
  expect(await statuses()).toEqual([200, 200]);
  await age(guest, 25);
  expect(await statuses()).toEqual([404, 404]);
});
