import { randomUUID } from 'node:crypto';
import { SHOOTS_AT_ONCE_MAX } from '@lensemble/contract/constants';
import type { ListedShoot, Shoot } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signedIn } from '../../testing/login.ts';
import { type MailApp, mailApp } from '../../testing/mail-app.ts';
import { mailsAfter, remindedShoot } from '../../testing/reminded-shoots.ts';
import { buildShoot } from '../../testing/shoots.ts';

let t: MailApp;
beforeAll(async () => {
  t = await mailApp();
});
afterAll(() => t.close());

const list = async (client: Client) => (await client.get('/api/shoots')).body as ListedShoot[];
const statuses = async (client: Client) =>
  Object.fromEntries((await list(client)).map(({ title, status }) => [title, status]));

async function withThree() {
  const mira = await signedIn(t);
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C'])
    ids.push((await buildShoot(t.database.orm, mira.team, { title, status: 'idea' })).id);
  return { mira, ids: ids as [string, string, string] };
}

const move = (client: Client, shoots: unknown) => client.patch('/api/shoots', { shoots });
const remove = (client: Client, shoots: unknown) =>
  client.request('DELETE', '/api/shoots', {
    payload: JSON.stringify({ shoots }),
    headers: { 'content-type': 'application/json' },
  });

describe('moving several shoots', () => {
  test('sets each status, counts the versions, and answers with the shoots', async () => {
    const { mira, ids } = await withThree();
    const before = (await mira.get('/api/shoots')).headers.etag;
    const answer = await move(mira, [
      { id: ids[0], status: 'planning' },
      { id: ids[2], status: 'completed' },
    ]);
    expect(answer.status).toBe(200);
    const moved = (answer.body as Shoot[]).map(({ title, version }) => `${title} ${version}`);
    expect(moved.sort()).toEqual(['A 2', 'C 2']);
    expect(await statuses(mira)).toEqual({ A: 'planning', B: 'idea', C: 'completed' });
    expect((await mira.get('/api/shoots')).headers.etag).not.toBe(before);
  });

  test('leaves out shoots that do not exist, also those of other teams', async () => {
    const { mira, ids } = await withThree();
    const stranger = await withThree();
    const answer = await move(mira, [
      { id: randomUUID(), status: 'planning' },
      { id: stranger.ids[0], status: 'planning' },
      { id: ids[1], status: 'planning' },
    ]);
    expect(answer.body).toMatchObject([{ title: 'B' }]);
    expect(await statuses(stranger.mira)).toEqual({ A: 'idea', B: 'idea', C: 'idea' });
  });

  test('refuses lists that are empty, too long, or name a shoot twice', async () => {
    const { mira, ids } = await withThree();
    const one = { id: ids[0], status: 'planning' };
    const many = Array.from({ length: SHOOTS_AT_ONCE_MAX + 1 }, () => ({
      ...one,
      id: randomUUID(),
    }));
    for (const shoots of [[], many, [one, one], [{ ...one, title: 'New' }], 'all'])
      expect((await move(mira, shoots)).status).toBe(422);
    expect(await statuses(mira)).toMatchObject({ A: 'idea' });
  });

  test('that others move at the same time waits for no one', async () => {
    const { mira, ids } = await withThree();
    const both = (status: string, order: readonly string[]) =>
      move(
        mira,
        order.map((id) => ({ id, status })),
      );
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? both('planning', ids) : both('completed', ids.toReversed()),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await list(mira)).map(({ version }) => version)).toEqual([11, 11, 11]);
  });
});

describe('deleting several shoots', () => {
  test('deletes them, leaves out those that do not exist, and touches no other team', async () => {
    const { mira, ids } = await withThree();
    const stranger = await withThree();
    const gone = [ids[0], ids[1], stranger.ids[0], randomUUID()];
    const answer = await remove(
      mira,
      gone.map((id) => ({ id, version: 1 })),
    );
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await statuses(mira)).toEqual({ C: 'idea' });
    expect(await list(stranger.mira)).toHaveLength(3);
  });

  test('deletes none if one has changed, and answers with that one', async () => {
    const { mira, ids } = await withThree();
    await mira.patch(`/api/shoots/${ids[1]}`, { title: 'B, changed' });
    const answer = await remove(
      mira,
      ids.map((id) => ({ id, version: 1 })),
    );
    const current = (await mira.get(`/api/shoots/${ids[1]}`)).body;
    expect(answer).toMatchObject({ status: 409, body: { code: 'version_conflict', current } });
    expect(await list(mira)).toHaveLength(3);
  });

  test('emails everyone who knows of one of them', async () => {
    const { mira, id, email } = await remindedShoot(t);
    const other = await buildShoot(t.database.orm, mira.team);
    const { version } = (await mira.get(`/api/shoots/${id}`)).body as Shoot;
    const wanted = [
      { id, version },
      { id: other.id, version: 1 },
    ];
    expect(await mailsAfter(t, () => remove(mira, wanted))).toEqual([email]);
    expect(await list(mira)).toEqual([]);
  });
});
