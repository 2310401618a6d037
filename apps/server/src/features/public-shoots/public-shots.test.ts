import type { ShootDetail } from '@lensemble/contract/shoots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buildSharedShoot } from '../../testing/shared-shoot.ts';
import { buildShots } from '../../testing/shots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A shared shoot with a shot list whose notes are for the team. */
async function sharedList() {
  const { shoot, person, reference } = await buildSharedShoot(t);
  const { participants, costumes, props } = (await person.get(`/api/shoots/${shoot.id}`))
    .body as ShootDetail;
  await buildShots(t.database.orm, shoot, [
    { kind: 'makeup', minutes: 20, participantIds: participants.map(({ id }) => id) },
    {
      ...{ title: 'Last <light>', pin: '16:40', notes: 'she-hates-her-left-side' },
      participantIds: participants.slice(0, 1).map(({ id }) => id),
      costumeIds: costumes.map(({ costumeId }) => costumeId),
      propIds: props.map(({ propId }) => propId),
      referenceId: reference.id,
    },
  ]);
  const change = (isShotListPublic: boolean) =>
    person.patch(`/api/shoots/${shoot.id}`, { isShotListPublic });
  const page = async () => (await t.app.inject(`/public/shoots/${shoot.id}`)).payload;
  return { shoot, person, change, page };
}
const section = (page: string) =>
  /<section [^>]*aria-labelledby="shots".*?<\/section>/s.exec(page)?.[0];

test('a shared shoot shows its shot list only where its switch is on, and from then on', async () => {
  const { change, page } = await sharedList();
  expect(section(await page())).toBeUndefined();
  expect(await change(true)).toMatchObject({ status: 200, body: { isShotListPublic: true } });
  const words = section(await page())?.replace(/<[^>]*>/g, ' ');
  for (const word of [
    ...['Shot List', '1 shot · 1 block', '3:30 PM', 'Makeup', 'Yuki Arai', 'Sam Whitlock'],
    ...['50 min free', '4:40 PM', 'Last &lt;light&gt;', 'Morgan le Fay', 'Excalibur', 'Sunset'],
  ])
    expect(words).toContain(word);
  expect(section(await page())).toMatch(/<img[^>]*src="\/[^"]*medium/);
  await change(false);
  expect(section(await page())).toBeUndefined();
});

test('the shot list of a shared page has no notes and no ids, and its data has no list', async () => {
  const { shoot, change, page, person } = await sharedList();
  await change(true);
  const { participants } = (await person.get(`/api/shoots/${shoot.id}`)).body as ShootDetail;
  const told = await page();
  expect(told).not.toContain('she-hates-her-left-side');
  for (const { id } of participants) expect(told).not.toContain(id);
  const data = (await t.app.inject(`/api/public/shoots/${shoot.id}`)).payload;
  expect(data).not.toMatch(/Last <light>|Makeup|shot/i);
});

test('a shoot that is not shared shows nothing, whatever the switch says', async () => {
  const { shoot, person, change } = await sharedList();
  await change(true);
  await person.patch(`/api/shoots/${shoot.id}`, { isPublic: false });
  const { statusCode, payload } = await t.app.inject(`/public/shoots/${shoot.id}`);
  expect(statusCode).toBe(404);
  expect(payload).not.toContain('Makeup');
});

test('a copy does not show its list, also where the shoot does', async () => {
  const { shoot, person, change } = await sharedList();
  await change(true);
  const { body } = await person.post(`/api/shoots/${shoot.id}/duplicate`, {});
  expect(body).toMatchObject({ isPublic: false, isShotListPublic: false });
});
