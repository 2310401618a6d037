import { type Invite, type ShortCode, shortCode } from '@lensemble/contract/invites';
import type { Member } from '@lensemble/contract/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Client, makeClient } from '../../testing/client.ts';
import { signedIn, signUp } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Owner = Awaited<ReturnType<typeof signedIn>>;

const urlOf = ({ team }: Owner) => `/api/team/${team.id}/invite/short-code`;

async function create(owner: Owner): Promise<ShortCode> {
  const answer = await owner.post(urlOf(owner));
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return shortCode.parse(answer.body);
}

const shown = async (owner: Owner) =>
  ((await owner.get(`/api/team/${owner.team.id}/invite`)).body as Invite).shortCode;

const join = async (client: Client, inviteCode: string) =>
  (await client.post('/api/team/join', { inviteCode })).status;

const read = (client: Client, inviteCode: string) =>
  client.post('/api/invites/read', { inviteCode });

describe('the short code', () => {
  test('is created on demand, once for several requests, and ends after 24 hours', async () => {
    const owner = await signedIn(t);
    expect(await shown(owner)).toBeNull();
    const all = await Promise.all(Array.from({ length: 4 }, () => create(owner)));
    expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    const [first] = all as [ShortCode];
    expect(await shown(owner)).toEqual(first);
    expect(first.code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const hours = (Date.parse(first.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);

    await t.database.pool.query(
      "update team_short_codes set expires_at = now() - interval '1 second' where team_id = $1",
      [owner.team.id],
    );
    expect(await shown(owner)).toBeNull();
    expect(await join(await signedIn(t), first.code)).toBe(404);
    expect((await create(owner)).code).not.toBe(first.code);
  });

  test('lets people in as members, in any case and with any gaps', async () => {
    const owner = await signedIn(t);
    const { code } = await create(owner);
    const bare = code.replace('-', '');
    for (const written of [code, bare.toLowerCase(), ` ${bare.slice(0, 5)} ${bare.slice(5)} `]) {
      const guest = await signedIn(t);
      const { body } = await read(makeClient(t.app), written);
      expect(body).toEqual({ teamName: "Ada's Team", role: 'member', isForMany: true });
      expect([await join(guest, written), await join(guest, written)]).toEqual([200, 409]);
      expect((await read(guest, written)).body).toMatchObject({ ownTeamId: owner.team.id });
    }
    const { body } = await owner.get(`/api/team/${owner.team.id}/members`);
    expect((body as Member[])[1]).toMatchObject({ role: 'member', joinedBy: 'code' });
  });

  test('works for a sign-up, whose first profile repeats the code', async () => {
    const owner = await signedIn(t);
    const guest = await signUp(t, { inviteCode: (await create(owner)).code });
    expect((await guest.get('/api/user/teams')).body).toMatchObject([{ id: owner.team.id }]);
  });

  test('does not survive its revocation, a new code of the team, or a removed member', async () => {
    const owner = await signedIn(t);
    const guest = await signedIn(t);
    const { code } = await create(owner);
    expect(await join(guest, code)).toBe(200);
    const { body } = await owner.get(`/api/team/${owner.team.id}/members`);
    const { id } = (body as Member[])[1] ?? {};
    const ends = [
      () => owner.delete(`/api/team/${owner.team.id}/members/${id}`),
      () => owner.delete(urlOf(owner)),
      () => owner.post(`/api/team/${owner.team.id}/invite`),
    ];
    for (const end of ends) {
      const last = await create(owner);
      expect((await end()).status).toBe(200);
      expect(await shown(owner)).toBeNull();
      expect(await join(guest, last.code)).toBe(404);
    }
    expect((await owner.delete(urlOf(owner))).status).toBe(200);
  });

  test('is for owners alone to create and to revoke', async () => {
    const owner = await signedIn(t);
    const { code } = await create(owner);
    for (const role of ['admin', 'member'] as const) {
      const other = await signedIn(t, { team: owner.team, role });
      expect((await other.post(urlOf(owner))).status).toBe(403);
      expect((await other.delete(urlOf(owner))).status).toBe(403);
    }
    expect(await shown(owner)).toMatchObject({ code });
  });

  test('is not in the database, nor a hash of it that needs no secret', async () => {
    const owner = await signedIn(t);
    const { code } = await create(owner);
    const { rows } = await t.database.pool.query('select t::text as text from team_short_codes t');
    const stored = JSON.stringify(rows).toLowerCase();
    expect(stored).toContain(owner.team.id);
    expect(stored).not.toContain(code.toLowerCase());
    expect(stored).not.toContain(code.replace('-', '').toLowerCase());
  });

  test('is neither shown nor valid after a change of the secret', async () => {
    const owner = await signedIn(t);
    const { code } = await create(owner);
    await t.database.pool.query(
      "update team_short_codes set hash = 'of another secret' where team_id = $1",
      [owner.team.id],
    );
    expect([await shown(owner), await join(await signedIn(t), code)]).toEqual([null, 404]);
    expect(await create(owner)).not.toMatchObject({ code });
  });
});

test('the long code works with gaps, too', async () => {
  const owner = await signedIn(t);
  const { body } = await owner.post(`/api/team/${owner.team.id}/invite`);
  const written = (body as Invite).code.replaceAll(/.{4}/g, '$& ').toUpperCase();
  expect(await join(await signedIn(t), written)).toBe(200);
});
