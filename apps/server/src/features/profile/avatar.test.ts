import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeDeps } from '../../make-deps.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { makeForm, makePicture } from '../../testing/images.ts';
import { signedIn } from '../../testing/login.ts';
import { cleanUp } from '../clean-up/service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

afterEach(async () => {
  expect(await readdir(join(t.env.dataDir, 'uploads')).catch(() => [])).toEqual([]);
});

const PROFILE = '/api/user/profile';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
const AVATAR = /^\/storage\/shoot-images\/public\/avatars\/[\w.-]+-me\.webp$/;

async function save(client: Client, fields: Record<string, string>, content?: Buffer) {
  const avatar = { content: content ?? (await makePicture()), name: 'me.jpg' };
  return client.request('POST', PROFILE, await makeForm({ ...fields, avatar }));
}

const urlIn = ({ body }: { body: unknown }) => (body as { avatarUrl: string }).avatarUrl;

test('comes with the profile as one form, is encoded again and shown', async () => {
  const ada = await signedIn(t);
  const answer = await save(ada, { firstName: 'Grace', lastName: '1906' });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ firstName: 'Grace', lastName: '1906' });
  expect(urlIn(answer)).toMatch(AVATAR);
  expect((await ada.get(urlIn(answer))).headers['content-type']).toBe('image/webp');
  expect((await ada.get(PROFILE)).body).toEqual(answer.body);
});

test('stays with a form that brings none', async () => {
  const ada = await signedIn(t);
  const avatarUrl = urlIn(await save(ada, ADA));
  const form = await makeForm({ ...ADA, lastName: 'King', inviteCode: '' });
  const answer = await ada.request('POST', PROFILE, form);
  expect(answer.body).toEqual({ ...ADA, lastName: 'King', avatarUrl });
});

test('cannot be used by others, and replaces the own one', async () => {
  const [ada, bob] = [await signedIn(t), await signedIn(t)];
  const first = urlIn(await save(ada, ADA));
  await save(ada, ADA);
  expect((await ada.post(PROFILE, { ...ADA, avatarUrl: first })).status).toBe(200);
  expect((await bob.post(PROFILE, { ...ADA, avatarUrl: first })).status).toBe(422);
});

test('comes into the team of an invite code with the first profile', async () => {
  const [owner, guest] = [await signedIn(t), await signedIn(t)];
  await t.database.pool.query('delete from profiles where user_id = $1', [guest.userId]);
  const answer = await save(guest, { ...ADA, inviteCode: owner.team.inviteCode });
  expect(answer.status).toBe(200);
  const { body } = await guest.get('/api/user/team-member');
  expect(body).toEqual({ teamId: owner.team.id, role: 'member' });
});

test.each([
  ['no picture', { ...ADA }, Buffer.from('<svg></svg>'), 415],
  ['an empty file', { ...ADA }, Buffer.alloc(0), 422],
  ['a blank name', { ...ADA, firstName: ' ' }, undefined, 422],
  ['a field that is not known', { ...ADA, role: 'owner' }, undefined, 422],
])('%s is refused and changes nothing', async (_, fields, content, status) => {
  const ada = await signedIn(t);
  expect((await save(ada, fields, content)).status).toBe(status);
  expect((await ada.get(PROFILE)).body).toEqual({ ...ADA, avatarUrl: null });
});

test('a picture in another field is refused', async () => {
  const ada = await signedIn(t);
  const form = await makeForm({ ...ADA, file: { content: await makePicture() } });
  expect((await ada.request('POST', PROFILE, form)).status).toBe(422);
});

test('goes a day after another one has taken its place, and the one that is shown stays', async () => {
  const deps = makeDeps({ env: t.env, database: t.database });
  const ada = await signedIn(t);
  const [old, shown] = [urlIn(await save(ada, ADA)), urlIn(await save(ada, ADA))];
  const now = Date.now();
  for (const hours of [0, 25, 26]) await cleanUp(deps, new Date(now + hours * 3_600_000));
  const files = await readdir(join(t.env.dataDir, 'storage/shoot-images/public/avatars'));
  const isStored = (url: string) => files.includes(url.split('/').at(-1) ?? '');
  expect([isStored(old), isStored(shown)]).toEqual([false, true]);
});
