import { BAD_INVITE_CODE_MESSAGE } from '@lensemble/contract/auth';
import { ALREADY_MEMBER_MESSAGE, type Invite } from '@lensemble/contract/invites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const JOIN = '/api/team/join';
const inviteOf = (id: string) => `/api/team/${id}/invite`;
const join = (client: Client, inviteCode: unknown) => client.post(JOIN, { inviteCode });
const invitation = (code: string) =>
  makeClient(t.app).post('/api/invites/read', { inviteCode: code });
const replace = async (owner: Client, id: string) =>
  (await owner.post(inviteOf(id))).body as Invite;

describe('the invite code', () => {
  test('is read by its owner with a link that opens sign-up, and kept by no cache', async () => {
    const ada = await signedIn(t);
    const code = ada.team.inviteCode;
    const answer = await ada.get(inviteOf(ada.team.id));
    const inviteUrl = `http://localhost:3000/auth?inviteCode=${code}`;
    expect(answer.body).toEqual({ code, inviteUrl, shortCode: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('can be replaced: from then on the old one opens nothing, by any door', async () => {
    const [ada, guest] = [await signedIn(t), await signedIn(t)];
    const old = ada.team.inviteCode;
    const { code } = await replace(ada, ada.team.id);
    expect(code).toMatch(/^[0-9a-z]{32}$/);
    expect((await ada.get(inviteOf(ada.team.id))).body).toMatchObject({ code });
    expect((await join(guest, old)).status).toBe(404);
    expect((await invitation(old)).status).toBe(404);
    expect((await join(guest, code)).status).toBe(200);
  });

  test('is another one each time', async () => {
    const ada = await signedIn(t);
    const made = await Promise.all(Array.from({ length: 5 }, () => replace(ada, ada.team.id)));
    expect(new Set(made.map(({ code }) => code)).size).toBe(5);
  });

  test.each(['admin', 'member'] as const)('is neither read nor replaced by an %s', async (role) => {
    const ada = await signedIn(t);
    const other = await signedIn(t, { team: ada.team, role });
    expect((await other.get(inviteOf(ada.team.id))).status).toBe(403);
    expect((await other.post(inviteOf(ada.team.id))).status).toBe(403);
    const { body } = await ada.get(inviteOf(ada.team.id));
    expect(body).toMatchObject({ code: ada.team.inviteCode });
  });
});

describe('joining', () => {
  test('makes one a member, works in the team from then on, and tells the team’s lists', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t, { firstName: 'Bob' })];
    const { etag } = (await owner.get('/api/shoots')).headers;
    const answer = await join(guest, ` ${owner.team.inviteCode.toUpperCase()}\n`);
    const expected = { id: owner.team.id, role: 'member', isActive: true, memberCount: 2 };
    expect([answer.status, answer.body]).toMatchObject([200, expected]);
    const { body } = await guest.get('/api/user/team-member');
    expect(body).toEqual({ teamId: owner.team.id, role: 'member' });
    expect((await guest.get('/api/user/teams')).body).toHaveLength(2);
    expect((await owner.get('/api/shoots')).headers.etag).not.toBe(etag);
  });

  test('twice is a conflict that changes neither role nor active team', async () => {
    const owner = await signedIn(t);
    const admin = await signedIn(t, { team: owner.team, role: 'admin' });
    await admin.post('/api/team', { name: 'Elsewhere' });
    const before = (await admin.get('/api/user/teams')).text;
    const answer = await join(admin, owner.team.inviteCode);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: ALREADY_MEMBER_MESSAGE, code: 'conflict' });
    expect((await admin.get('/api/user/teams')).text).toBe(before);
  });

  test('six times at once counts once', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const tries = Array.from({ length: 6 }, () => join(guest, owner.team.inviteCode));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await owner.get('/api/user/teams')).body).toMatchObject([{ memberCount: 2 }]);
  });

  test('by a code that opens no team is refused and changes nothing', async () => {
    const ada = await signedIn(t);
    const before = (await ada.get('/api/user/teams')).text;
    for (const code of ['no-such-code', ada.team.id, '%', "' or 1=1 --"]) {
      const answer = await join(ada, code);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ error: BAD_INVITE_CODE_MESSAGE, code: 'not_found' });
    }
    expect((await ada.get('/api/user/teams')).text).toBe(before);
  });

  test.each([
    ['none', undefined],
    ['blanks', '  '],
    ['a number', 7],
    ['a control character', 'a\u0007b'],
    ['too many letters', 'a'.repeat(65)],
    ['a list', ['a']],
  ])('with %s instead of a code is refused', async (_, code) => {
    const ada = await signedIn(t);
    const answer = await join(ada, code);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { inviteCode: expect.any(String) } });
  });

  test('while the code is replaced either joins or finds the code gone', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const [joined] = await Promise.all([
      join(guest, owner.team.inviteCode),
      replace(owner, owner.team.id),
    ]);
    expect([200, 404]).toContain(joined.status);
    const memberCount = joined.status === 200 ? 2 : 1;
    expect((await owner.get('/api/user/teams')).body).toMatchObject([{ memberCount }]);
  });
});

describe('an invitation', () => {
  test('reveals the name of the team to holders of the code and nothing else', async () => {
    const { team } = await signedIn(t, { firstName: 'Zoë' });
    for (const code of [team.inviteCode, ` ${team.inviteCode.toUpperCase()} `]) {
      const answer = await invitation(code);
      expect([answer.status, answer.body]).toEqual([
        200,
        { teamName: "Zoë's Team", role: 'member', isForMany: true },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('tells members of its team, and only them, that it is theirs', async () => {
    const owner = await signedIn(t);
    const member = await signedIn(t, { team: owner.team, role: 'member' });
    const { inviteCode } = owner.team;
    const reading = (each: Client) => each.post('/api/invites/read', { inviteCode });
    for (const each of [owner, member]) {
      expect((await reading(each)).body).toMatchObject({ ownTeamId: owner.team.id });
    }
    const stranger = await signedIn(t);
    expect((await reading(stranger)).body).not.toHaveProperty('ownTeamId');
  });

  test.each(['no-such-code', '../teams'])('with the code %j is not found', async (code) => {
    expect((await invitation(code)).status).toBe(404);
  });

  test.each([' ', '\0', 'a'.repeat(65)])('with the code %j is refused', async (code) => {
    expect((await invitation(code)).body).toMatchObject({ fields: { inviteCode: /./ } });
  });
});
