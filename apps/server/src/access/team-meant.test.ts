import { TEAM_HEADER } from '@lensemble/contract/team-header';
import { TEAM_CHANGED_MESSAGE } from '@lensemble/contract/teams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { signedIn } from '../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const meaning = ({ id }: { readonly id: string }) => ({ [TEAM_HEADER]: id });
const refusal = { error: TEAM_CHANGED_MESSAGE, code: 'team_changed' };

test('what is meant for a team is carried out while it is the active one', async () => {
  const ada = await signedIn(t);
  const answer = await ada.post('/api/shoots', { title: 'Rain' }, meaning(ada.team));
  expect(answer.status).toBe(201);
});

test('after a switch in another tab it is not carried out in the other team', async () => {
  const ada = await signedIn(t);
  await ada.post('/api/team', { name: 'Second' });
  const written = await ada.post('/api/shoots', { title: 'Rain' }, meaning(ada.team));
  const read = await ada.get('/api/shoots', meaning(ada.team));
  for (const { status, body } of [written, read]) expect([status, body]).toEqual([409, refusal]);
  expect((await ada.get('/api/shoots')).body).toEqual([]);
});

test('neither is it once the person was removed', async () => {
  const owner = await signedIn(t);
  const bob = await signedIn(t, { team: owner.team, role: 'member' });
  await t.database.pool.query('delete from team_members where user_id = $1', [bob.userId]);
  const answer = await bob.post('/api/shoots', { title: 'Rain' }, meaning(owner.team));
  expect([answer.status, answer.body]).toEqual([409, refusal]);
  expect((await bob.get('/api/user/teams')).body).toMatchObject([{ shootCount: 0 }]);
});

test.each(['', 'not-an-id', 'a'.repeat(5_000)])(
  'a team %j that cannot be is refused',
  async (id) => {
    const ada = await signedIn(t);
    expect((await ada.get('/api/shoots', meaning({ id }))).status).toBe(409);
  },
);
