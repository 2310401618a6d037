import { randomUUID } from 'node:crypto';
import type { Member } from '@lensemble/contract/members';
import {
  OWN_REMOVAL_MESSAGE,
  OWN_ROLE_MESSAGE,
  OWNER_REMOVAL_MESSAGE,
  OWNER_ROLE_MESSAGE,
  refusals,
} from '@lensemble/contract/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

async function makeCrew() {
  const owner = await signedIn(t, { firstName: 'Olga' });
  const { team } = owner;
  const admin = await signedIn(t, { team, role: 'admin', firstName: 'Adam' });
  const member = await signedIn(t, { team, role: 'member', firstName: 'Mira' });
  return { owner, admin, member, url: `/api/team/${team.id}/members` };
}

const listOf = async (client: Client, url: string) => (await client.get(url)).body as Member[];

async function idOf(client: Client, url: string, { userId }: Person): Promise<string> {
  return (await listOf(client, url)).find((each) => each.userId === userId)!.id;
}

const rolesOf = async (client: Client, url: string) =>
  (await listOf(client, url)).map(({ profile, role }) => `${profile?.firstName}: ${role}`);

describe('the list of members', () => {
  test('has all members with name and address, owners first, then admins', async () => {
    const { owner, admin, member, url } = await makeCrew();
    const later = await signedIn(t, { team: owner.team, role: 'admin', firstName: 'Bela' });
    const expected = [owner, admin, later, member].map(({ userId, email }) => ({
      userId,
      user: { email },
    }));
    expect(await listOf(member, url)).toMatchObject(expected);
    expect((await listOf(member, url))[0]).toEqual({
      id: expect.any(String),
      userId: owner.userId,
      role: 'owner',
      profile: { firstName: 'Olga', lastName: 'Byron', avatarUrl: null },
      user: { email: owner.email },
      joinedAt: expect.stringMatching(/Z$/),
      joinedBy: null,
      invitedAs: null,
    });
  });

  test('says of a member without a profile that there is none', async () => {
    const { owner, member, url } = await makeCrew();
    await t.database.pool.query('delete from profiles where user_id = $1', [member.userId]);
    expect((await listOf(owner, url))[2]).toMatchObject({ role: 'member', profile: null });
  });
});

describe('changing a role', () => {
  const change = async (actor: Person, url: string, of: Person, role: unknown) =>
    actor.patch(`${url}/${await idOf(of, url, of)}/role`, { role });

  test.each(['owner', 'admin'] as const)('is for %ss, both ways', async (role) => {
    const crew = await makeCrew();
    const { url, member } = crew;
    const raised = await change(crew[role], url, member, 'admin');
    expect(raised.body).toMatchObject({ userId: member.userId, role: 'admin' });
    expect((await member.get('/api/user/team-member')).body).toMatchObject({ role: 'admin' });
    await change(crew[role], url, member, 'member');
    expect((await member.get('/api/user/team-member')).body).toMatchObject({ role: 'member' });
  });

  test('lets an admin make another admin a member', async () => {
    const { owner, admin, url } = await makeCrew();
    const other = await signedIn(t, { team: owner.team, role: 'admin' });
    expect((await change(admin, url, other, 'member')).status).toBe(200);
  });

  test('is refused for owners and for the caller', async () => {
    const { owner, admin, member, url } = await makeCrew();
    const before = await rolesOf(owner, url);
    const cases = [
      [owner, owner, OWN_ROLE_MESSAGE],
      [admin, admin, OWN_ROLE_MESSAGE],
      [admin, owner, OWNER_ROLE_MESSAGE],
      [member, member, refusals.changeRoles],
      [member, admin, refusals.changeRoles],
      [member, owner, refusals.changeRoles],
    ] as const;
    for (const [actor, of, error] of cases) {
      const answer = await change(actor, url, of, 'member');
      expect([answer.status, answer.body]).toEqual([403, { error, code: 'forbidden' }]);
    }
    expect(await rolesOf(owner, url)).toEqual(before);
  });

  test.each(['owner', 'Owner', 'ADMIN', 'superuser', '', null, 7, ['admin'], undefined])(
    'to %j is refused',
    async (role) => {
      const { owner, member, url } = await makeCrew();
      const answer = await change(owner, url, member, role);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ fields: { role: 'Please choose member or admin' } });
      expect(await rolesOf(owner, url)).toContain('Mira: member');
    },
  );

  test('by two admins of each other at once leaves one of them an admin', async () => {
    const { owner, admin, url } = await makeCrew();
    const other = await signedIn(t, { team: owner.team, role: 'admin', firstName: 'Bela' });
    const ids = [await idOf(owner, url, admin), await idOf(owner, url, other)] as const;
    const answers = await Promise.all([
      admin.patch(`${url}/${ids[1]}/role`, { role: 'member' }),
      other.patch(`${url}/${ids[0]}/role`, { role: 'member' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const admins = (await listOf(owner, url)).filter(({ role }) => role === 'admin');
    expect(admins).toHaveLength(1);
  });
});

describe('removing', () => {
  const codeOf = async (owner: Person) =>
    ((await owner.get(`/api/team/${owner.team.id}/invite`)).body as { code: string }).code;

  const remove = async (actor: Person, url: string, of: Person) =>
    actor.delete(`${url}/${await idOf(of, url, of)}`);

  test.each(['owner', 'admin'] as const)('is for %ss', async (role) => {
    const crew = await makeCrew();
    const { url, member } = crew;
    const { etag } = (await crew.owner.get('/api/shoots')).headers;
    expect((await remove(crew[role], url, member)).body).toEqual({ success: true });
    expect(await rolesOf(crew.owner, url)).toEqual(['Olga: owner', 'Adam: admin']);
    expect((await crew.owner.get('/api/shoots')).headers.etag).not.toBe(etag);
  });

  test('takes effect on the next request of a session that goes on', async () => {
    const { owner, member, url } = await makeCrew();
    const { body: shoot } = await owner.post('/api/shoots', { title: 'Secret' });
    const { id } = shoot as { id: string };
    expect((await member.get(`/api/shoots/${id}`)).status).toBe(200);
    await remove(owner, url, member);
    expect((await member.get(`/api/shoots/${id}`)).status).toBe(404);
    expect((await member.patch(`/api/shoots/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await member.get(url)).status).toBe(404);
    expect((await member.get('/api/shoots')).body).toEqual([]);
    const teams = (await member.get('/api/user/teams')).body;
    expect(teams).toMatchObject([{ name: "Mira's Team", role: 'owner', isActive: true }]);
  });

  test('lets a removed member come back with the new code, as a member', async () => {
    const { owner, admin, url } = await makeCrew();
    await remove(owner, url, admin);
    await admin.post('/api/team/join', { inviteCode: await codeOf(owner) });
    expect(await rolesOf(owner, url)).toContain('Adam: member');
  });

  test('is refused for owners and for the caller', async () => {
    const { owner, admin, member, url } = await makeCrew();
    const cases = [
      [owner, owner, OWN_REMOVAL_MESSAGE],
      [admin, admin, OWN_REMOVAL_MESSAGE],
      [admin, owner, OWNER_REMOVAL_MESSAGE],
      [member, member, refusals.removeMembers],
      [member, admin, refusals.removeMembers],
    ] as const;
    for (const [actor, of, error] of cases) {
      const answer = await remove(actor, url, of);
      expect([answer.status, answer.body]).toEqual([403, { error, code: 'forbidden' }]);
    }
    expect(await listOf(owner, url)).toHaveLength(3);
  });

  test('each other at once leaves one of two admins', async () => {
    const { owner, admin, url } = await makeCrew();
    const other = await signedIn(t, { team: owner.team, role: 'admin', firstName: 'Bela' });
    const ids = [await idOf(owner, url, admin), await idOf(owner, url, other)] as const;
    const [first, second] = await Promise.all([
      admin.delete(`${url}/${ids[1]}`),
      other.delete(`${url}/${ids[0]}`),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(await listOf(owner, url)).toHaveLength(3);
  });

  test('again, or with an id that is none of the team’s, is not found', async () => {
    const [{ owner, member, url }, elsewhere] = [await makeCrew(), await makeCrew()];
    const id = await idOf(owner, url, member);
    const theirs = await idOf(elsewhere.owner, elsewhere.url, elsewhere.member);
    await owner.delete(`${url}/${id}`);
    const answers: Answer[] = [];
    for (const each of [id, theirs, randomUUID(), member.userId]) {
      answers.push(await owner.delete(`${url}/${each}`));
      answers.push(await owner.patch(`${url}/${each}/role`, { role: 'admin' }));
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await listOf(elsewhere.owner, elsewhere.url)).toHaveLength(3);
  });
});
