import { callPath } from '@lensemble/contract/calls';
import { AWAY_MAX } from '@lensemble/contract/constants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awayDays } from '../../db/schema/away.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildAway, buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
let mira: Awaited<ReturnType<typeof signedIn>>;
let shoot: Awaited<ReturnType<typeof buildShoot>>;
let personnelId: string;
let path: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  mira = await signedIn(t);
  const { orm } = t.database;
  shoot = await buildShoot(orm, mira.team, { date: '2126-11-21' });
  personnelId = await buildItem(orm, mira.team, 'personnel', { name: 'Dana' });
  path = await pathOf({ name: 'Dana', personnelId });
});
afterAll(() => t.close());

async function pathOf(participant: { name: string; personnelId?: string }): Promise<string> {
  const { orm } = t.database;
  return callPath(await buildCallLink(orm, t.env, await buildGuest(orm, shoot, participant)));
}

const visit = async (url = path) => (await t.app.inject(url)).payload;
const post = (url: string, fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const listed = async () =>
  (await mira.get(`/api/personnel/${personnelId}/away`)).body as { id: string }[];
const refusal = (page: string) => /role="alert">([^<]*)</.exec(page)?.[1];

const november = { firstDay: '2126-11-27', lastDay: '2126-11-29' };

test('days of a crew member are noted, shown to the team as days only, and taken back', async () => {
  expect(await visit()).toContain('<details class="away"><summary>');
  expect(await post(`${path}/away`, november)).toMatchObject({
    statusCode: 303,
    headers: { location: `${path}#away`, 'referrer-policy': 'no-referrer' },
  });
  const [days] = await listed();
  expect(days).toEqual({ id: expect.any(String), personnelId, ...november });
  const page = await visit();
  expect(page).toContain('<details class="away" open>');
  expect(page).toMatch(/Nov 27\s–\s29, 2126/);
  expect(page).toMatch(/aria-label="Remove November 27\s–\s29, 2126"/);
  expect((await post(`${path}/away/remove`, { id: days!.id })).statusCode).toBe(303);
  expect(await listed()).toEqual([]);
});

test('a change reaches the team’s lists', async () => {
  const { etag } = (await mira.get('/api/shoots')).headers;
  await post(`${path}/away`, november);
  expect((await mira.get('/api/shoots')).headers.etag).not.toBe(etag);
});

test('a form that is sent twice notes its days once', async () => {
  await Promise.all([post(`${path}/away`, november), post(`${path}/away`, november)]);
  expect(await listed()).toMatchObject([november]);
});

test('days that are over are refused', async () => {
  const refused = await post(`${path}/away`, { firstDay: '2025-12-30', lastDay: '2026-01-02' });
  expect(refused.statusCode).toBe(422);
  expect(refusal(refused.payload)).toBe('Please choose days that are still to come');
  expect(refused.payload).toContain('value="2026-01-02"');
  expect(await listed()).toEqual([]);
  const [today = ''] = new Date().toISOString().split('T');
  await post(`${path}/away`, { firstDay: '2026-01-02', lastDay: today });
  expect(await listed()).toMatchObject([{ lastDay: today }]);
});

test('without a last day, it is one day', async () => {
  await post(`${path}/away`, { firstDay: '2126-12-24', lastDay: '' });
  expect(await listed()).toMatchObject([{ firstDay: '2126-12-24', lastDay: '2126-12-24' }]);
});

test.each([
  [
    { firstDay: '2126-11-29', lastDay: '2126-11-27' },
    'The last day cannot be before the first',
    'Der letzte Tag kann nicht vor dem ersten liegen',
  ],
  [
    { firstDay: '2126-11-29', lastDay: '2128-11-27' },
    'Please choose at most 366 days',
    'Bitte wähle höchstens 366 Tage',
  ],
  [{ firstDay: '', lastDay: '' }, 'Please choose a real date', undefined],
  [{ firstDay: '2126-02-30', lastDay: '' }, 'Please choose a real date', undefined],
])('refuses %j and keeps what was typed', async (days, english, german) => {
  const refused = await post(`${path}/away`, days);
  expect(refused.statusCode).toBe(422);
  expect(refusal(refused.payload)).toBe(english);
  expect(refused.payload).toContain('<details class="away" open>');
  for (const day of Object.values(days)) expect(refused.payload).toContain(`value="${day}"`);
  expect(await listed()).toEqual([]);
  if (!german) return;
  const inGerman = await t.app.inject({
    method: 'POST',
    url: `${path}/away`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
    payload: new URLSearchParams(days).toString(),
  });
  expect(refusal(inGerman.payload)).toBe(german);
});

test('a list that is full says so', async () => {
  const day = { firstDay: '2126-12-24', lastDay: '2126-12-24' };
  const row = { teamId: mira.team.id, personnelId, ...day };
  await t.database.orm.insert(awayDays).values(Array.from({ length: AWAY_MAX }, () => row));
  const refused = await post(`${path}/away`, november);
  expect(refused.statusCode).toBe(422);
  expect(refusal(refused.payload)).toBe(
    'A list can have at most 200 entries. Please delete some first.',
  );
  expect(await listed()).toHaveLength(AWAY_MAX);
});

test('days that are over are not shown', async () => {
  const { orm } = t.database;
  const past = { personnelId, firstDay: '2020-01-01', lastDay: '2020-01-02' };
  await buildAway(orm, mira.team, past);
  const page = await visit();
  expect(page).not.toContain('2020-01');
  expect(page).not.toContain(', 2020');
});

test('a guest is on no list, so that there is nothing to note', async () => {
  const guest = await pathOf({ name: 'Kim' });
  expect(await visit(guest)).not.toContain('id="away"');
  expect((await post(`${guest}/away`, november)).statusCode).toBe(303);
  expect((await post(`${guest}/away`, { firstDay: 'x', lastDay: '' })).statusCode).toBe(200);
  const { rows } = await t.database.pool.query('select from away_days where team_id = $1', [
    mira.team.id,
  ]);
  expect(rows).toEqual([]);
});

test('the days of other people are not shown and stay', async () => {
  const { orm } = t.database;
  const others = await buildAway(orm, mira.team);
  const stranger = await signedIn(t);
  const foreign = await buildAway(orm, stranger.team);
  expect(await visit()).not.toContain(others.id);
  for (const { id, personnelId: person } of [others, foreign]) {
    expect((await post(`${path}/away/remove`, { id })).statusCode).toBe(303);
    const { rows } = await t.database.pool.query(
      'select from away_days where id = $1 and personnel_id = $2',
      [id, person],
    );
    expect(rows).toHaveLength(1);
  }
});

test('a link that was turned off notes nothing', async () => {
  const days = await buildAway(t.database.orm, mira.team, { personnelId });
  await t.database.pool.query('update call_links set is_off = true where team_id = $1', [
    mira.team.id,
  ]);
  expect((await post(`${path}/away`, november)).statusCode).toBe(404);
  expect((await post(`${path}/away/remove`, { id: days.id })).statusCode).toBe(404);
  expect(await listed()).toHaveLength(1);
});

test('nothing is asked once the shoot is over', async () => {
  await mira.patch(`/api/shoots/${shoot.id}`, { status: 'completed' });
  expect(await visit()).not.toContain('id="away"');
});
