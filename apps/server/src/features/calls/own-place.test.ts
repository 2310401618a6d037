import { callPath } from '@lensemble/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/login.ts';
import { buildCallLink, buildGuest, buildLocation, buildShoot } from '../../testing/shoots.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const hallerbos = { address: 'Vlasmarktdreef 4 "B", Halle', latitude: 50.7, longitude: 4.27 };

async function pageOf(place: object, plan: object = {}, callTime: string | null = null) {
  const { team } = await signedIn(t);
  const { orm } = t.database;
  const { id: locationId } = await buildLocation(orm, team, { name: 'Hallerbos', ...place });
  const time = { date: '2126-12-06', time: '07:45', timeZone: 'Europe/Brussels' };
  const shoot = await buildShoot(orm, team, { locationId, ...time, ...plan });
  const guest = await buildGuest(orm, shoot, { callTime });
  return (await t.app.inject(callPath(await buildCallLink(orm, t.env, guest)))).payload;
}

const sharesOf = (page: string) =>
  /class="there" x="([\d.]+)%" y="1" width="([\d.]+)%"/.exec(page)?.slice(1).map(Number) ?? [];

test('the place has directions and an address to copy', async () => {
  const page = await pageOf(hallerbos);
  expect(page).toContain('<h3 dir="auto">Hallerbos</h3>');
  expect(page).toMatch(/<a href="https:[^"]*destination=50\.7[^"]*" [^>]*class="button">/);
  expect(page).toContain('hidden data-copy="Vlasmarktdreef 4 &quot;B&quot;, Halle"');
  expect(page).not.toMatch(/ style=/);
});

test('the place for rain comes after the place, and is another one', async () => {
  const { team } = await signedIn(t);
  const { orm } = t.database;
  const { id: locationId } = await buildLocation(orm, team, { name: 'Hallerbos' });
  const barn = { name: 'Barn <1>', address: 'Kerkstraat 2, Halle' };
  const { id: secondLocationId } = await buildLocation(orm, team, barn);
  const shown = async (places: object) => {
    const shoot = await buildShoot(orm, team, places);
    const link = await buildCallLink(orm, t.env, await buildGuest(orm, shoot));
    return (await t.app.inject(callPath(link))).payload;
  };
  expect(await shown({ locationId, secondLocationId })).toMatch(
    /Hallerbos.*If it rains.*Barn &lt;1&gt;.*Kerkstraat 2, Halle.*Open in maps/s,
  );
  for (const places of [
    { locationId },
    { secondLocationId },
    { locationId, secondLocationId: locationId },
  ])
    expect(await shown(places)).not.toContain('If it rains');
});

test('a place without an address and a position has neither', async () => {
  const page = await pageOf({ address: null, latitude: null, longitude: null });
  expect(page).toContain('Hallerbos');
  expect(page).not.toMatch(/data-copy|class="button">|light-strip/);
});

test('the light frames the hours in which the reader is there', async () => {
  const [from = 0, width = 0] = sharesOf(await pageOf(hallerbos));
  const [early = 0, long = 0] = sharesOf(await pageOf(hallerbos, {}, '06:15'));
  expect(width).toBeGreaterThan(5);
  expect(early).toBeLessThan(from);
  expect(long).toBeGreaterThan(width);
});

test.each([
  ['the time is open', { time: null }, null],
  ['the reader arrives after the end', {}, '09:45'],
])('nothing is framed where %s', async (_, plan, callTime) => {
  const page = await pageOf(hallerbos, plan, callTime);
  expect(page).toContain('light-strip');
  expect(page).not.toContain('class="there"');
});
