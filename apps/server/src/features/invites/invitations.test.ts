import type { Invitation } from '@lensemble/contract/invites';
import type { Member } from '@lensemble/contract/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, makeClient } from '../../testing/client.ts';
import { newEmail, PASSWORD, signedIn, signUp } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

type Owner = Awaited<ReturnType<typeof signedIn>>;

const listOf = async (owner: Owner) =>
  (await owner.get(`/api/team/${owner.team.id}/invitations`)).body as Invitation[];

const membersOf = async (client: Client, { team }: Owner) =>
  (await client.get(`/api/team/${team.id}/members`)).body as Member[];

const join = async (client: Client, inviteCode: string) =>
  (await client.post('/api/team/join', { inviteCode })).status;

/** Sends an invitation. @returns the code of the mailed link */
async function invite(owner: Owner, email: string, more: object = {}): Promise<string> {
  t.server.mails.length = 0;
  const answer = await owner.post(`/api/team/${owner.team.id}/invite/send`, { email, ...more });
  expect(answer.status).toBe(200);
  const { parsed } = await t.server.mailTo(email);
  return /#inviteCode=(\w+)/.exec(parsed.text ?? '')?.[1] ?? '';
}

async function remove(owner: Owner, { userId }: { userId: string }): Promise<void> {
  const member = (await membersOf(owner, owner)).find((each) => each.userId === userId);
  const answer = await owner.delete(`/api/team/${owner.team.id}/members/${member?.id}`);
  expect(answer.status).toBe(200);
}

describe('a mailed invitation', () => {
  test('admits one person, with its role, and the owner sees who came by it', async () => {
    const [owner, guest, other] = [await signedIn(t), await signedIn(t), await signedIn(t)];
    const email = newEmail();
    const code = await invite(owner, email, { role: 'admin' });
    expect(await listOf(owner)).toMatchObject([{ email, role: 'admin' }]);
    const named = await makeClient(t.app).post('/api/invites/read', { inviteCode: code });
    expect(named.body).toEqual({ teamName: "Ada's Team", role: 'admin', isForMany: false });

    expect(await join(guest, code)).toBe(200);
    expect(await listOf(owner)).toEqual([]);
    expect([await join(other, code), await join(guest, code)]).toEqual([404, 409]);
    const joined = { userId: guest.userId, role: 'admin', joinedBy: 'mail' };
    expect((await membersOf(owner, owner))[1]).toMatchObject({ ...joined, invitedAs: email });
    expect((await membersOf(guest, owner))[1]).toMatchObject({ ...joined, invitedAs: null });
  });

  test('that is being revoked admits no one', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const email = newEmail();
    const code = await invite(owner, email);
    const other = await t.database.pool.connect();
    await other.query('begin');
    await other.query('delete from team_invitations where email = $1', [email]);
    const joining = join(guest, code);
    await untilBlocked(other);
    await other.query('commit');
    other.release();
    expect(await joining).toBe(404);
    expect(await membersOf(owner, owner)).toHaveLength(1);
  });

  test('admits one of five who come at once', async () => {
    const owner = await signedIn(t);
    const code = await invite(owner, newEmail());
    const guests = await Promise.all(Array.from({ length: 5 }, () => signedIn(t)));
    const answers = await Promise.all(guests.map((guest) => join(guest, code)));
    expect(answers.sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test('works for a sign-up, whose first profile repeats the code', async () => {
    const owner = await signedIn(t);
    const guest = await signUp(t, { inviteCode: await invite(owner, newEmail()) });
    expect((await guest.get('/api/user/teams')).body).toMatchObject([
      { id: owner.team.id, role: 'member' },
    ]);
  });

  test('expires after seven days', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const code = await invite(owner, newEmail());
    const [{ createdAt, expiresAt } = { createdAt: '', expiresAt: '' }] = await listOf(owner);
    expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000)).toBe(7 * 24 * 60);
    await t.database.pool.query(
      "update team_invitations set expires_at = now() - interval '1 second'",
    );
    expect(await join(guest, code)).toBe(404);
    expect(await listOf(owner)).toEqual([]);
  });

  test('can be revoked, and a further one replaces it', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const email = newEmail();
    const first = await invite(owner, email);
    const second = await invite(owner, email);
    expect(await join(guest, first)).toBe(404);
    const [open] = await listOf(owner);
    const revoke = () => owner.delete(`/api/team/${owner.team.id}/invitations/${open?.id}`);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404]);
    expect(await join(guest, second)).toBe(404);
  });

  test('leaves its code neither in the database nor in a queued mail', async () => {
    const owner = await signedIn(t);
    const email = newEmail();
    const code = await invite(owner, email);
    for (const table of ['team_invitations', 'pgboss.job']) {
      const { rows } = await t.database.pool.query(`select t::text as text from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(code);
    }
  });

  test('is for owners alone to list and to revoke', async () => {
    const owner = await signedIn(t);
    const admin = await signedIn(t, { team: owner.team, role: 'admin' });
    await invite(owner, newEmail());
    const [open] = await listOf(owner);
    const url = `/api/team/${owner.team.id}/invitations`;
    expect((await admin.get(url)).status).toBe(403);
    expect((await admin.delete(`${url}/${open?.id}`)).status).toBe(403);
  });
});

describe('a removed member', () => {
  test('does not get back in with the old code', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    expect(await join(guest, owner.team.inviteCode)).toBe(200);
    expect((await membersOf(owner, owner))[1]).toMatchObject({ joinedBy: 'code' });
    await remove(owner, guest);
    expect(await join(guest, owner.team.inviteCode)).toBe(404);
    const invite = await owner.get(`/api/team/${owner.team.id}/invite`);
    const { code } = invite.body as { code: string };
    expect(await join(await signedIn(t), code)).toBe(200);
  });

  test('does not get back in with the invitation, nor with another one to the same address', async () => {
    const [owner, guest] = [await signedIn(t), await signedIn(t)];
    const used = await invite(owner, newEmail());
    const open = await invite(owner, guest.email);
    expect(await join(guest, used)).toBe(200);
    await remove(owner, guest);
    expect([await join(guest, used), await join(guest, open)]).toEqual([404, 404]);
  });
});

test('an invitation that is used twice by a sign-up creates no second account', async () => {
  const owner = await signedIn(t);
  const inviteCode = await invite(owner, newEmail());
  await signUp(t, { inviteCode });
  const body = { email: newEmail(), password: PASSWORD, name: 'Eve', inviteCode };
  const answer = await makeClient(t.app).post('/api/auth/sign-up/email', body);
  expect([answer.status, answer.body]).toMatchObject([422, { fields: { inviteCode: /./ } }]);
});
