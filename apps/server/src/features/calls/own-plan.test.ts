import { callPath } from '@lensemble/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildShoot } from '../../testing/shoots.ts';
import { buildShots } from '../../testing/shots.ts';

let t: TestApp;
let path: string;
let people: readonly string[];
let shoot: Awaited<ReturnType<typeof buildShoot>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  const { team } = await signedIn(t);
  const { orm } = t.database;
  shoot = await buildShoot(orm, team, { date: '2126-11-21', time: '15:30' });
  const guest = await buildGuest(orm, shoot, { name: 'Yuki Arai' });
  const other = await buildGuest(orm, shoot, { name: 'Dana <Okafor>', position: 1 });
  people = [guest.id, other.id];
  path = callPath(await buildCallLink(orm, t.env, guest));
});
afterAll(() => t.close());

const plan = async () => {
  const page = (await t.app.inject(path)).payload;
  return /<section [^>]*aria-labelledby="shots".*?<\/section>/s.exec(page)?.[0] ?? '';
};
const entries = async () => (await plan()).match(/<li class="shot( own)?">.*?<\/li>/gs) ?? [];

test('a participant sees the plan of the day with their own entries marked', async () => {
  const [yuki = '', dana = ''] = people;
  await buildShots(t.database.orm, shoot, [
    { title: 'Smoke', minutes: 20, participantIds: [dana], notes: 'Dana coughs' },
    { title: 'Portraits', participantIds: [dana, yuki], notes: 'Bring gloves' },
    { kind: 'food', pin: '16:30' },
  ]);
  const [smoke = '', portraits = '', food = ''] = await entries();
  expect(smoke).toContain('3:30 PM');
  expect(smoke).toContain('<bdi>Dana &lt;Okafor&gt;</bdi>');
  expect(smoke).not.toContain('class="shot own"');
  expect(portraits).toContain('class="shot own"');
  expect(portraits).toContain('3:50 PM');
  expect(portraits).toContain('<em>You</em>');
  expect(portraits).not.toContain('Yuki');
  expect(food).toContain('4:30 PM');
  expect(await plan()).toContain('25 min free');
});

test('notes of an entry are for those who take part in it', async () => {
  const [yuki = '', dana = ''] = people;
  await buildShots(t.database.orm, shoot, [
    { title: 'Smoke', participantIds: [dana], notes: 'Dana coughs' },
    { title: 'Portraits', participantIds: [yuki], notes: 'Bring gloves' },
  ]);
  expect(await plan()).toContain('Bring gloves');
  expect(await plan()).not.toContain('Dana coughs');
});

test('without entries, the page has no plan', async () => {
  expect(await plan()).toBe('');
});
