import { randomUUID } from 'node:crypto';
import { getCredits } from '@lensemble/contract/credits';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { buildItem } from '../../testing/items.ts';
import { signedIn } from '../../testing/login.ts';
import { buildLocation, buildShoot } from '../../testing/shoots.ts';

const t = await testApp();
afterAll(() => t.close());

test('the credits of a shoot have its people with what they play and where they are found', async () => {
  const mira = await signedIn(t);
  const { orm } = t.database;
  const place = await buildLocation(orm, mira.team, { name: 'San Galgano' });
  const shoot = await buildShoot(orm, mira.team, { title: 'Lake', locationId: place.id });
  const [nimue, arthur] = await Promise.all(
    ['Nimue', 'Arthur'].map((characterName) =>
      buildItem(orm, mira.team, 'costumes', { characterName }),
    ),
  );
  const yuki = await buildItem(orm, mira.team, 'personnel', {
    ...{ name: 'Yuki Arai', instagram: 'yuki_arai', website: 'https://yuki.example.org' },
    notNamed: true,
  });
  await mira.patch(`/api/shoots/${shoot.id}/resources`, {
    costumeIds: [nimue, arthur],
    participants: [
      { name: 'Kim Sato', role: 'Assistant' },
      { personnelId: yuki, role: 'Model', costumeIds: [arthur, nimue] },
    ],
  });
  const { body } = await mira.call(getCredits, { params: { id: shoot.id } });
  const none = { instagram: null, tiktok: null, bluesky: null, website: null, avatarUrl: null };
  expect(body).toMatchObject({ title: 'Lake', locationName: 'San Galgano' });
  expect(body.people).toMatchObject([
    { name: 'Kim Sato', role: 'Assistant', characters: [], personnelId: null, ...none },
    {
      ...{ name: 'Yuki Arai', characters: ['Arthur', 'Nimue'], instagram: 'yuki_arai' },
      ...{ website: 'https://yuki.example.org', notNamed: true, personnelId: yuki },
    },
  ]);
  expect((await mira.get(`/api/shoots/${randomUUID()}/credits`)).status).toBe(404);
});
