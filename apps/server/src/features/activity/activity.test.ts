import { exportActivity, listActivity, listShootActivity } from '@lensemble/contract/activity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an entry says which shoot it belongs to, by its current name, also in the trash', async () => {
  const mira = await signedIn(t);
  const { body } = await mira.post('/api/shoots', { title: 'Selkie' });
  const { id } = body as { id: string };
  await mira.post(`/api/shoots/${id}/comments`, { text: 'Bring the lamp' });
  await mira.patch(`/api/shoots/${id}`, { title: 'Selkie at dusk' });
  const entries = async () => (await mira.call(listActivity, {})).body.entries;
  const named = async () =>
    (await entries()).map(({ kind, title, shootTitle }) => [kind, title, shootTitle]);

  const all = [
    ['shoot', 'Selkie at dusk', 'Selkie at dusk'],
    ['comment', null, 'Selkie at dusk'],
    ['shoot', 'Selkie', 'Selkie at dusk'],
  ];
  expect(await named()).toEqual(all);
  const ofShoot = await mira.call(listShootActivity, { params: { id } });
  expect(ofShoot.body.entries).toEqual(await entries());
  const file = String((await mira.get(exportActivity.path)).body);
  expect(file).toContain('created,comment,,Selkie at dusk,');

  await mira.delete(`/api/shoots/${id}`);
  const deleted = await entries();
  expect(deleted.map(({ shootTitle }) => shootTitle)).toEqual(Array(4).fill('Selkie at dusk'));
  expect(deleted.every(({ isShootInTrash }) => isShootInTrash)).toBe(true);
  const later = String((await mira.get(exportActivity.path)).body);
  expect(later).toContain('created,comment,,Selkie at dusk,');

  await mira.delete(`/api/trash/${id}`);
  expect((await entries()).map(({ title, shootTitle }) => [title, shootTitle])).toEqual([
    ['Selkie at dusk', null],
  ]);
});
