import type { StandInPhoton } from '../testing/places/photon.ts';
import { photonEnv, startPhoton } from '../testing/places/photon.ts';
import { test as base, expect } from './support/fixtures.ts';
import { cutNetwork } from './support/network.ts';
import { signUp } from './support/people.ts';
import { findPlace, seeOnMapView, seeOnShoot } from './support/place-journey.ts';

const test = base.extend<object, { photon: StandInPhoton }>({
  photon: [
    async ({ browserName: _ }, use) => {
      const photon = await startPhoton();
      await use(photon);
      await photon.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ photon }, use) => use(photonEnv(photon)), { scope: 'worker' }],
});

test('a street is found by Photon, stands on its shoot and on the map view, and both are linked', async ({
  page,
  context,
  photon,
}) => {
  const outside = await cutNetwork(context);
  await signUp(page);
  await findPlace(page, { typed: 'Marienp', name: 'Marienplatz' });
  await seeOnShoot(page, 'Marienplatz');
  await seeOnMapView(page);
  expect(photon.asked.map(({ url }) => url.searchParams.get('q'))).toContain('Marienp');
  expect(outside).toEqual([]);
});
