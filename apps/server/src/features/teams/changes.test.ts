import { randomUUID } from 'node:crypto';
import { refusals } from '@lensemble/contract/permissions';
import { createTeam, switchTeam, UNKNOWN_TEAM_MESSAGE } from '@lensemble/contract/teams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ACTIVE = '/api/user/active-team';
const teamsOf = async (person: Awaited<ReturnType<typeof signedIn>>) =>
  (await person.get('/api/user/teams')).body as { id: string; name: string; isActive: boolean }[];

const badNames: readonly (readonly [string, unknown, string])[] = [
  ['none', undefined, 'Please enter a team name'],
  ['an empty one', '', 'Please enter a team name'],
  ['one of blanks', ' \t\n ', 'Please enter a team name'],
  ['an invisible one', '\u200b\u2060', 'Please enter a team name'],
  ['a control character', 'Night\u0007shift', 'This has characters that cannot be stored'],
  ['a zero byte', 'Night\0shift', 'This has characters that cannot be stored'],
  ['a second line', 'Nightshift\r\nBcc: all@example.org', 'This must be a single line'],
  ['500 letters', 'a'.repeat(500), 'This is too long: 100 characters at most'],
  ['a number', 7, 'This must be text'],
];

describe('a new team', () => {
  test('belongs to its creator and is active from then on', async () => {
    const ada = await signedIn(t);
    const answer = await ada.call(createTeam, { body: { name: '  Nightshift  ' } });
    expect(answer.status).toBe(201);
    const { id, ...rest } = answer.body;
    const counts = { memberCount: 1, shootCount: 0, hasSampleData: false };
    expect(rest).toEqual({ name: 'Nightshift', role: 'owner', isActive: true, ...counts });
    expect((await ada.get('/api/user/team-member')).body).toEqual({ teamId: id, role: 'owner' });
    expect(await teamsOf(ada)).toMatchObject([{ isActive: false }, { id, isActive: true }]);
  });

  test.each(badNames)('with %s is refused', async (_, name, message) => {
    const ada = await signedIn(t);
    const answer = await ada.post('/api/team', { name });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { name: message } });
    expect(await teamsOf(ada)).toHaveLength(1);
  });

  test('is made once for each Idempotency-Key, whichever team is active by then', async () => {
    const ada = await signedIn(t);
    const make = (name: string, key: string) =>
      ada.post('/api/team', { name }, { 'idempotency-key': key });
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => make('Nightshift', 'k-1')));
    for (const other of [...others, await make('Nightshift', 'k-1')]) {
      expect(other).toMatchObject({ status: 201, text: first!.text });
    }
    expect(await make('Dayshift', 'k-1')).toMatchObject({ status: 422 });
    expect(await make('Nightshift', 'k 1')).toMatchObject({ status: 400 });
    expect(await teamsOf(ada)).toHaveLength(2);
    const { body } = await make('Nightshift', 'k-2');
    expect(body).not.toMatchObject({ id: (first!.body as { id: string }).id });
    const eve = await signedIn(t);
    const theirs = await eve.post(
      '/api/team',
      { name: 'Nightshift' },
      { 'idempotency-key': 'k-1' },
    );
    expect(theirs.text).not.toBe(first!.text);
    expect(await teamsOf(eve)).toHaveLength(2);
  });

  test('takes no other fields', async () => {
    const ada = await signedIn(t);
    const body = { name: 'Nightshift', inviteCode: 'chosen', role: 'owner' };
    expect((await ada.post('/api/team', body)).status).toBe(422);
  });
});

describe('switching', () => {
  test('lets all calls work in the other team from the next one on', async () => {
    const ada = await signedIn(t);
    await buildShoot(t.database.orm, ada.team, { title: 'Of the first team' });
    const { body: second } = await ada.call(createTeam, { body: { name: 'Second' } });
    expect((await ada.get('/api/shoots')).body).toEqual([]);
    const { body } = await ada.call(switchTeam, { body: { teamId: ada.team.id } });
    expect(body).toMatchObject({ id: ada.team.id, isActive: true, shootCount: 1 });
    const lists = await ada.get('/api/shoots');
    expect(lists.body).toMatchObject([{ title: 'Of the first team' }]);

    await ada.call(switchTeam, { body: { teamId: second.id } });
    const tag = { 'if-none-match': String(lists.headers.etag) };
    const fresh = await ada.get('/api/shoots', tag);
    expect([fresh.status, fresh.body]).toEqual([200, []]);
  });

  test('into a team of others answers as into one that does not exist', async () => {
    const [ada, bob] = [await signedIn(t), await signedIn(t)];
    const foreign = await ada.post(ACTIVE, { teamId: bob.team.id });
    const unknown = await ada.post(ACTIVE, { teamId: randomUUID() });
    expect(foreign.status).toBe(422);
    expect(foreign.body).toMatchObject({ fields: { teamId: UNKNOWN_TEAM_MESSAGE } });
    expect(foreign.text).toBe(unknown.text);
    expect(await teamsOf(ada)).toMatchObject([{ id: ada.team.id, isActive: true }]);
  });

  test('many times at once ends in one of the teams', async () => {
    const ada = await signedIn(t);
    const { body: second } = await ada.call(createTeam, { body: { name: 'Second' } });
    const ids = Array.from({ length: 8 }, (_, i) => (i % 2 ? second.id : ada.team.id));
    const answers = await Promise.all(ids.map((teamId) => ada.post(ACTIVE, { teamId })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await teamsOf(ada)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});

describe('renaming', () => {
  const rename = (person: Awaited<ReturnType<typeof signedIn>>, id: string, name: unknown) =>
    person.patch(`/api/team/${id}`, { name });

  test('is for owners and admins, also of a team that is not active, and all members see it', async () => {
    const owner = await signedIn(t);
    const admin = await signedIn(t, { team: owner.team, role: 'admin' });
    await admin.call(createTeam, { body: { name: 'Elsewhere' } });
    const answer = await rename(admin, owner.team.id, ' Nightshift ');
    expect(answer.body).toMatchObject({ name: 'Nightshift', role: 'admin', isActive: false });
    expect(await teamsOf(owner)).toMatchObject([{ name: 'Nightshift' }]);
    expect((await rename(owner, owner.team.id, 'Dayshift')).status).toBe(200);
  });

  test('is refused to members, with the sentence of the spec', async () => {
    const owner = await signedIn(t);
    const member = await signedIn(t, { team: owner.team, role: 'member' });
    const answer = await rename(member, owner.team.id, 'Mine');
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: refusals.editTeamName, code: 'forbidden' });
    expect(await teamsOf(owner)).toMatchObject([{ name: "Ada's Team" }]);
  });

  test.each(badNames)('to %s is refused', async (_, name, message) => {
    const ada = await signedIn(t);
    const answer = await rename(ada, ada.team.id, name);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { name: message } });
  });

  test('makes the lists of the team new', async () => {
    const ada = await signedIn(t);
    const { etag } = (await ada.get('/api/shoots')).headers;
    await rename(ada, ada.team.id, 'Nightshift');
    expect((await ada.get('/api/shoots')).headers.etag).not.toBe(etag);
  });
});
