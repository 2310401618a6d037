import { getOwnEntry, TAKEN_ENTRY_MESSAGE } from '@lensemble/contract/crew-accounts';
import { listLinkedNames } from '@lensemble/contract/linked-names';
import { leaveTeam, removeMember } from '@lensemble/contract/members';
import { refusals } from '@lensemble/contract/permissions';
import { personnel } from '@lensemble/contract/personnel';
import { restoreFromTrash } from '@lensemble/contract/trash';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildGuest, buildShoot } from '../../testing/shoots.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let t: TestApp;
let owner: Person;
let member: Person;
let entry: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await signedIn(t);
  member = await signedIn(t, { team: owner.team, role: 'member', firstName: 'Mira' });
  entry = await addEntry({ name: 'Mira' });
});
afterAll(() => t.close());

const addEntry = (values: Record<string, unknown>) =>
  buildItem(t.database.orm, owner.team, 'personnel', values);

const connect = (person: Person, userId: string | null, id = entry) =>
  person.patch(`/api/personnel/${id}/account`, { userId });

async function accountOf(id: string, reader = owner): Promise<string | null | undefined> {
  const { body } = await reader.call(personnel.list, {});
  return body.find((item) => item.id === id)?.userId;
}

test('members say which crew member they are, and take it back', async () => {
  const { etag } = (await owner.get('/api/personnel')).headers;
  expect(await connect(member, member.userId)).toMatchObject({
    status: 200,
    body: { userId: member.userId },
  });
  expect(await accountOf(entry)).toBe(member.userId);
  expect((await owner.get('/api/personnel')).headers.etag).not.toBe(etag);
  const own = { id: entry, name: 'Mira' };
  expect((await member.call(getOwnEntry, {})).body).toEqual({ own, suggested: null });
  expect((await owner.call(getOwnEntry, {})).body).toEqual({ own: null, suggested: null });
  expect((await connect(member, null)).body).toEqual({ userId: null });
  expect(await accountOf(entry)).toBeNull();
});

test('a member cannot take the entry of another one, nor say who others are', async () => {
  await connect(owner, owner.userId);
  for (const userId of [member.userId, null])
    expect(await connect(member, userId)).toMatchObject({
      status: 403,
      body: { error: TAKEN_ENTRY_MESSAGE },
    });
  const free = await addEntry({ name: 'Leo' });
  expect(await connect(member, owner.userId, free)).toMatchObject({
    status: 403,
    body: { error: refusals.connectAccounts },
  });
  expect(await accountOf(entry)).toBe(owner.userId);
  expect(await accountOf(free)).toBeNull();
});

test('owners and admins say who anyone is', async () => {
  const admin = await signedIn(t, { team: owner.team, role: 'admin' });
  await connect(member, member.userId);
  expect((await connect(admin, admin.userId)).status).toBe(200);
  expect(await accountOf(entry)).toBe(admin.userId);
  expect((await connect(owner, null)).status).toBe(200);
});

test('a member is one crew member of a team', async () => {
  await connect(member, member.userId);
  const other = await addEntry({ name: 'Mira again' });
  expect(await connect(member, member.userId, other)).toMatchObject({
    status: 409,
    body: { error: 'You are already linked to another crew member. Unlink that one first.' },
  });
  expect(await connect(owner, member.userId, other)).toMatchObject({
    status: 409,
    body: { error: 'This member is already linked to another crew member. Unlink that one first.' },
  });
});

test('only accounts of the team are in it', async () => {
  const stranger = await signedIn(t);
  expect(await connect(owner, stranger.userId)).toMatchObject({
    status: 422,
    body: { fields: { userId: 'This account is not in the team' } },
  });
});

test('an entry with the confirmed address of the account is suggested, and no other', async () => {
  const suggestion = async () => (await member.call(getOwnEntry, {})).body;
  const same = await addEntry({ name: 'Mira O.', email: ` ${member.email.toUpperCase()}` });
  expect(await suggestion()).toEqual({ own: null, suggested: null });
  await t.database.pool.query('update users set email_verified = true where id = $1', [
    member.userId,
  ]);
  expect(await suggestion()).toEqual({ own: null, suggested: { id: same, name: 'Mira O.' } });
  expect(await accountOf(same)).toBeNull();
  await connect(owner, owner.userId, same);
  expect(await suggestion()).toEqual({ own: null, suggested: null });
});

test.each([
  ['leaves', () => member.call(leaveTeam, { body: { teamId: owner.team.id } })],
  ['is removed', () => removeFrom(owner)],
  [
    'deletes the account',
    () => t.database.pool.query('delete from users where id = $1', [member.userId]),
  ],
])('an entry stays and is no one when the member %s', async (_, go) => {
  await connect(member, member.userId);
  await go();
  expect(await accountOf(entry)).toBeNull();
});

async function removeFrom({ team, ...client }: Person) {
  const { rows } = await t.database.pool.query<{ id: string }>(
    'select id from team_members where team_id = $1 and user_id = $2',
    [team.id, member.userId],
  );
  return client.call(removeMember, { params: { teamId: team.id, memberId: rows[0]!.id } });
}

test('a copy of an entry is no one', async () => {
  await connect(member, member.userId);
  const { body } = await member.call(personnel.duplicate, { params: { id: entry } });
  expect(body.userId).toBeNull();
  expect(await accountOf(entry)).toBe(member.userId);
});

test('fields of an entry change without the account', async () => {
  await connect(member, member.userId);
  await member.patch(`/api/personnel/${entry}`, { name: 'Mira Okafor' });
  expect(await accountOf(entry)).toBe(member.userId);
  const refused = await member.patch(`/api/personnel/${entry}`, { userId: owner.userId });
  expect(refused.status).toBe(422);
});

const remove = (id: string) => owner.call(personnel.remove, { params: { id } });
const restore = (id: string) => owner.call(restoreFromTrash, { params: { id } });

test('an entry comes back from the trash as the member that it was', async () => {
  await connect(member, member.userId);
  await remove(entry);
  await restore(entry);
  expect(await accountOf(entry)).toBe(member.userId);
});

test('an entry comes back from the trash without a member who is another entry now, or gone', async () => {
  await connect(member, member.userId);
  await remove(entry);
  const other = await addEntry({ name: 'Mira again' });
  await connect(member, member.userId, other);
  await restore(entry);
  expect([await accountOf(entry), await accountOf(other)]).toEqual([null, member.userId]);
  await remove(other);
  await removeFrom(owner);
  await restore(other);
  expect(await accountOf(other)).toBeNull();
});

test('the names of a shoot say which members are in its crew', async () => {
  const shoot = await buildShoot(t.database.orm, owner.team);
  await buildGuest(t.database.orm, shoot, { personnelId: entry });
  await buildGuest(t.database.orm, shoot, { name: 'Kim', position: 1 });
  await connect(member, member.userId);
  const [names] = (await member.call(listLinkedNames, {})).body;
  expect(names?.people.map(({ userId }) => userId)).toEqual([member.userId, null]);
});

test('the activity says who became whom', async () => {
  await connect(member, member.userId);
  const { rows } = await t.database.pool.query(
    "select changes from activity where subject_id = $1 and action = 'changed'",
    [entry],
  );
  expect(rows).toEqual([{ changes: { userId: [null, 'Mira Byron'] } }]);
});
