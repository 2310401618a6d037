import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import {
  askedOfGoogle,
  GOOGLE_SCRIPT,
  googleView,
  sendScript,
  standIn,
  test,
} from './support/google-maps.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { findPlace, seeOnMapView, seeOnShoot } from './support/place-journey.ts';
import { expectAccessible } from './support/screens.ts';

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

const SHIBUYA = { latitude: 35.6595, longitude: 139.7005 };
const MARIENPLATZ = { latitude: 48.1373968, longitude: 11.5755485 };

async function planAt(page: Page, title: string, at = SHIBUYA): Promise<string> {
  const placeId = `geo:${at.latitude},${at.longitude}`;
  const { id } = await addItem(page, 'locations', { name: `${title} place`, placeId, ...at });
  return (await planShoot(page, { title, status: 'planning', locationId: id })).id;
}

const google = (within: Page | Locator) => within.locator('.gm-style');
const marker = (page: Page, title: string) =>
  google(page).getByRole('button', { name: new RegExp(`^${title}, `) });
const crowd = (page: Page, size: number) =>
  google(page).getByRole('button', { name: new RegExp(`^${size} together`) });

test('a location is found, stands on its shoot and on the map view, and both are linked', async ({
  page,
  outside,
}) => {
  await signUp(page);
  await findPlace(page, { typed: 'Marienp', name: 'Marienplatz' });
  await seeOnShoot(page, 'Marienplatz');
  await seeOnMapView(page);
  expect(await googleView(page)).toMatchObject({ zoom: 15 });
  await expect(google(page)).toHaveCount(1);
  expect(await askedOfGoogle(page)).toMatchObject({
    key: 'a-key-for-browsers',
    libraries: 'places',
    loading: 'async',
  });
  expect(outside).toEqual([]);
});

async function openCrossing(page: Page): Promise<Locator> {
  await signUp(page);
  const at = { placeId: 'geo:35.659500,139.700500', ...SHIBUYA };
  await addItem(page, 'locations', { name: 'Crossing', ...at });
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Edit Crossing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Location' });
  await expect(google(dialog).getByRole('img', { name: 'Crossing' })).toBeVisible();
  return dialog;
}

async function saved(page: Page, dialog: Locator) {
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
  const [location] = await (await page.request.get('/api/locations')).json();
  return location;
}

test('a click on the map and, by keyboard, Enter set a location’s point', async ({ page }) => {
  const dialog = await openCrossing(page);
  await google(dialog).click({ position: { x: 60, y: 60 } });
  const clicked = await saved(page, dialog);
  expect(clicked.latitude).toBeGreaterThan(SHIBUYA.latitude);
  expect(clicked.longitude).toBeLessThan(SHIBUYA.longitude);
  expect(clicked.placeId).toMatch(/^geo:35\.66/);

  await page.getByRole('button', { name: 'Edit Crossing' }).click();
  await expect(google(dialog).getByRole('img', { name: 'Crossing' })).toBeVisible();
  const before = await googleView(page);
  const box = (await google(dialog).boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 80, { steps: 4 });
  await page.mouse.up();
  const view = await googleView(page);
  expect(view.longitude).toBeGreaterThan(before.longitude!);
  await google(dialog).focus();
  await page.keyboard.press('Enter');
  const location = await saved(page, dialog);
  expect(location.longitude).toBeCloseTo(view.longitude!, 5);
  expect(location.latitude).toBeCloseTo(view.latitude!, 5);
});

test('a crowd falls apart as one comes nearer, and the map stays where it is when the theme changes', async ({
  page,
}) => {
  await signUp(page);
  const eastward = { Selkie: 0, Kraken: 0.002, 'Baba Yaga': 0.2 };
  for (const [title, degrees] of Object.entries(eastward))
    await planAt(page, title, { ...SHIBUYA, longitude: SHIBUYA.longitude + degrees });
  await planAt(page, 'Far Shore', MARIENPLATZ);
  await page.goto('/map');
  await expect(google(page)).toHaveAttribute('data-color-scheme', 'DARK');
  await crowd(page, 3).click();
  await expect(marker(page, 'Baba Yaga')).toHaveCount(1);
  await crowd(page, 2).click();
  for (const title of ['Selkie', 'Kraken']) await expect(marker(page, title)).toHaveCount(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = await googleView(page);
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(google(page)).toHaveAttribute('data-color-scheme', 'LIGHT');
  await expect(marker(page, 'Selkie').or(marker(page, 'Kraken')).first()).toBeAttached();
  expect(await googleView(page)).toEqual(before);
});

test('of several shoots at one place each can be reached', async ({ page }) => {
  await signUp(page);
  for (const title of ['Selkie', 'Kraken']) await planAt(page, title);
  await page.goto('/map');
  await crowd(page, 2).click();
  const choice = page.getByRole('region', { name: /^2 shoots at/ });
  for (const title of ['Selkie', 'Kraken']) {
    await choice.getByRole('button', { name: new RegExp(title) }).click();
    const chosen = page.getByRole('region', { name: 'Map of shoots' });
    const of = chosen.getByRole('region', { name: title, exact: true });
    await of.getByRole('button', { name: 'All 2 here' }).click();
  }
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
});

const failures: readonly [why: string, text: string, arrange: (page: Page) => Promise<unknown>][] =
  [
    [
      'there is no key',
      'Google Maps API key not configured',
      (page) =>
        page.route('**/api/google-maps-config', (route) =>
          route.fulfill({
            status: 503,
            json: { error: 'Google Maps API key not configured', code: 'not_configured' },
          }),
        ),
    ],
    [
      'the script cannot be reached',
      'Failed to load Google Maps script',
      (page) => page.route(GOOGLE_SCRIPT, (route) => route.abort('connectionfailed')),
    ],
    [
      'the script brings no maps',
      'Google Maps API not loaded',
      (page) => page.route(GOOGLE_SCRIPT, (route) => sendScript(route, 'window.google = {}')),
    ],
    [
      'the configuration cannot be had',
      'Failed to load map',
      (page) => page.route('**/api/google-maps-config', (route) => route.fulfill({ status: 500 })),
    ],
    [
      'the script does not come',
      'Failed to load Google Maps script',
      async (page) => {
        await page.clock.install();
        await page.route(GOOGLE_SCRIPT, () => page.clock.fastForward('01:00'));
      },
    ],
  ];

test('where Google’s map cannot be had, the map says why, and another try shows it', async ({
  page,
}) => {
  await signUp(page);
  await planAt(page, 'Neon Alley');
  for (const [why, text, arrange] of failures) {
    await test.step(`because ${why}`, async () => {
      await arrange(page);
      await page.goto('/map');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(text);
      await expect(alert).toContainText('Please check your configuration');
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(marker(page, 'Neon Alley')).toBeVisible();
    });
  }
});

test('where Google refuses the key, the map says so, and the simple map steps in', async ({
  page,
}) => {
  const refuse = 'setTimeout(() => window.gm_authFailure?.(), 500);';
  await page.route(GOOGLE_SCRIPT, (route: Route) => sendScript(route, standIn + refuse));
  await signUp(page);
  await planAt(page, 'Neon Alley');
  await page.goto('/map');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load map');
  await expect(alert).toContainText('Please check your configuration');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Use the simple map' }).click();
  const map = page.getByRole('region', { name: 'Map of shoots' });
  await expect(map.getByRole('button', { name: /^Neon Alley, / })).toBeVisible();
  await expect(google(page)).toHaveCount(0);
});
