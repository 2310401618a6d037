import type { Locator, Page } from '@playwright/test';
import { card, openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { expectPlacesReady } from './support/places.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const oldMill = {
  name: 'Old Mill',
  address: 'Mühlstraße 7 & 9, Freising',
  placeId: 'geo:48.402900,11.748900',
  latitude: 48.4029,
  longitude: 11.7489,
};

const searchBox = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Search for a place' });
const nameField = (dialog: Locator) => dialog.getByLabel('Name', { exact: true });
const map = (dialog: Locator) => dialog.getByRole('region', { name: /^Map of/ });

async function openEmpty(page: Page): Promise<Locator> {
  await signUp(page);
  await expectPlacesReady(page);
  await addItem(page, 'locations', { name: 'Studio Eleven' });
  await page.goto('/locations');
  return openNew(page, 'Location');
}

async function openOldMill(page: Page): Promise<Locator> {
  await signUp(page);
  await addItem(page, 'locations', oldMill);
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Edit Old Mill' }).click();
  return page.getByRole('dialog', { name: 'Edit Location' });
}

async function save(dialog: Locator, button = 'Create'): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The location that was made or changed last. */
async function stored(page: Page) {
  const [first] = await (await page.request.get('/api/locations')).json();
  return first;
}

test('a location is found by typing and stands on the map @phone', async ({ page }) => {
  const dialog = await openEmpty(page);
  await searchBox(dialog).fill('mu');
  await searchBox(dialog).pressSequentially('nic');
  const munich = dialog.getByRole('option', { name: /^Munich.*Germany/ });
  await expect(munich).toBeVisible();
  await expect(dialog.getByText('GeoNames')).toBeVisible();
  await expectAccessible(page);
  await munich.click();
  await expect(nameField(dialog)).toHaveValue('Munich');
  await expect(dialog.getByText('Germany', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveCount(0);
  await expect(map(dialog).getByRole('img', { name: 'Munich' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save(dialog);
  await expect(card(page, 'Munich')).toContainText('On the map');
  await expectAccessible(page);
  expect(await stored(page)).toMatchObject({ name: 'Munich', placeId: 'geonames:2867714' });
  expect((await stored(page)).latitude).toBeCloseTo(48.137, 1);
});

test('all of it goes by keyboard', async ({ page }) => {
  const dialog = await openEmpty(page);
  await expect(searchBox(dialog)).toBeFocused();
  await page.keyboard.type('lisbon');
  const list = dialog.getByRole('listbox', { name: 'Places' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Portugal');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: /GeoNames/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(nameField(dialog)).toHaveValue('Lisbon');
  await expect(searchBox(dialog)).toBeFocused();
  await nameField(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toMatchObject({ name: 'Lisbon' });
});

test('a name and an address of one’s own are kept', async ({ page }) => {
  const dialog = await openEmpty(page);
  await nameField(dialog).fill('Roof of the old brewery');
  await searchBox(dialog).fill('Lisbon');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  await expect(nameField(dialog)).toHaveValue('Roof of the old brewery');
  await dialog.getByRole('button', { name: 'Edit address' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(/^Lisbon, .*Portugal$/);
  await dialog.getByLabel('Address', { exact: true }).fill('Rua da Rosa 3, Lisbon');
  await save(dialog);
  const location = await stored(page);
  expect(location).toMatchObject({ address: 'Rua da Rosa 3, Lisbon' });
  expect(location.latitude).toBeCloseTo(38.7, 0);
});

test('coordinates can be pasted, and wrong ones are refused where they stand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openEmpty(page);
  await nameField(dialog).fill('The boulder');
  await dialog.getByText('Coordinates', { exact: true }).click();
  const latitude = dialog.getByLabel('Latitude');
  const longitude = dialog.getByLabel('Longitude');
  const create = dialog.getByRole('button', { name: 'Create' });
  await latitude.fill('91');
  await create.click();
  await expect(dialog.getByText('Latitude must be a number from -90 to 90')).toBeVisible();
  await latitude.fill('48');
  await expect(dialog.getByText('Latitude and longitude go together')).toBeVisible();
  await longitude.fill('north');
  await expect(dialog.getByText('Longitude must be a number from -180 to 180')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => navigator.clipboard.writeText('48.1374, 11.5755'));
  await latitude.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(longitude).toHaveValue('11.5755');
  await expect(map(dialog)).toBeVisible();
  await save(dialog);
  expect(await stored(page)).toMatchObject({
    latitude: 48.1374,
    longitude: 11.5755,
    placeId: 'geo:48.137400,11.575500',
  });
});

test('the own position is taken where the browser tells it, and missed quietly elsewhere', async ({
  page,
  context,
}) => {
  const dialog = await openEmpty(page);
  const button = dialog.getByRole('button', { name: 'Use my position' });
  await button.click();
  await expect(dialog.getByText('Your position is not known')).toBeVisible();
  await expect(dialog.getByText('Not on the map yet')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.85678, longitude: 151.2152967 });
  await button.click();
  await expect(map(dialog)).toBeVisible();
  await nameField(dialog).fill('Here');
  await save(dialog);
  expect(await stored(page)).toMatchObject({ latitude: -33.85678, longitude: 151.215297 });
});

test('a click on the map moves the point, and can be taken back', async ({ page }) => {
  const dialog = await openOldMill(page);
  const canvas = dialog.getByRole('application', { name: 'Map of Old Mill' });
  await canvas.dblclick({ position: { x: 120, y: 90 } });
  await expect(dialog.getByText('The point was moved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await dialog.getByText('Coordinates', { exact: true }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue('48.4029');
  await canvas.click({ position: { x: 120, y: 90 } });
  await save(dialog, 'Update');
  const moved = await stored(page);
  expect(moved.latitude).toBeGreaterThan(oldMill.latitude);
  expect(moved.longitude).toBeLessThan(oldMill.longitude);
  expect(moved.placeId).toMatch(/^geo:48\.4/);
});

test('one coordinate alone can be changed, and all be taken away', async ({ page }) => {
  const dialog = await openOldMill(page);
  await dialog.getByText('Coordinates', { exact: true }).click();
  await dialog.getByLabel('Latitude').fill('48.5');
  await save(dialog, 'Update');
  expect(await stored(page)).toMatchObject({ latitude: 48.5, longitude: oldMill.longitude });
  await page.getByRole('button', { name: 'Edit Old Mill' }).click();
  await dialog.getByRole('button', { name: 'Remove from map' }).click();
  await expect(dialog.getByText('Not on the map yet')).toBeVisible();
  await save(dialog, 'Update');
  expect(await stored(page)).toMatchObject({ placeId: null, latitude: null, longitude: null });
});

test('a search that fails says so, and typing goes on', async ({ page }) => {
  const dialog = await openEmpty(page);
  const box = searchBox(dialog);
  const address = '**/api/places/autocomplete?*';
  const answers = [
    [{ status: 503, json: { error: 'The places are away', code: 'away' } }, 'The places are away'],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Unable to fetch locations'],
    [{ status: 200, json: { predictions: 'none' } }, 'Unable to fetch locations'],
    [{ status: 200, body: '{"predic' }, 'Unable to fetch locations'],
  ] as const;
  let query = 'lisb';
  for (const [answer, sentence] of answers) {
    await page.route(address, (route) => route.fulfill(answer));
    query += 'o';
    await box.fill(query);
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await page.unroute(address);
  }
  await page.route(address, (route) => route.abort());
  await box.fill('lisb');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to fetch locations. Please try again.',
  );
  await expectAccessible(page);
  await page.unroute(address);
  await box.press('Enter');
  await expect(dialog.getByRole('option', { name: /Portugal/ }).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await box.press('o');
  await expect(dialog.getByRole('option', { name: /Portugal/ }).first()).toBeVisible();
});

test('what finds nothing is told within the form, with what can be done', async ({ page }) => {
  const dialog = await openEmpty(page);
  const wide = async () => (await searchBox(dialog).boundingBox())?.width;
  const before = await wide();
  await expect(searchBox(dialog)).toHaveAttribute('placeholder', 'Town or city');
  await searchBox(dialog).fill('x'.repeat(200));
  await expect(searchBox(dialog)).toHaveAccessibleDescription(
    /No place found for “x+” ?Only towns and cities are known here/,
  );
  expect(await wide()).toBe(before);
  await expectNoSidewaysScroll(page);
});

test('a late answer to what was typed before is dropped', async ({ page }) => {
  const dialog = await openEmpty(page);
  const credit = { text: 'Places', url: null };
  const place = (name: string) => ({
    predictions: [{ name, address: '', placeId: name, latitude: 1, longitude: 1 }],
    credit,
  });
  let release = () => {};
  const isLate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/api/places/autocomplete?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(query);
    if (query === 'slow') await isLate;
    // The browser may have given up the first one.
    await route.fulfill({ json: place(query) }).catch(() => {});
  });
  await searchBox(dialog).fill('slow');
  await expect.poll(() => asked).toEqual(['slow']);
  await searchBox(dialog).fill('swift');
  await expect(dialog.getByRole('option')).toHaveText(['swift']);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(dialog.getByRole('option')).toHaveText(['swift']);
});

test('places for one text are not offered for another', async ({ page }) => {
  const dialog = await openEmpty(page);
  await searchBox(dialog).fill('lisbon');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  // This one is never answered.
  const isAsked = page.waitForRequest(/autocomplete\?q=tokyo/);
  await page.route(/autocomplete\?q=tokyo/, () => {});
  await searchBox(dialog).fill('tokyo');
  await isAsked;
  await expect(dialog.getByRole('option')).toHaveCount(0);
});

test('a position that comes after a place was chosen is dropped', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: -33.85678, longitude: 151.215297 } as GeolocationCoordinates;
      window.addEventListener('allowed', () => found({ coords } as GeolocationPosition));
    };
  });
  const dialog = await openEmpty(page);
  await dialog.getByRole('button', { name: 'Use my position' }).click();
  await searchBox(dialog).fill('Lisbon');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  await page.evaluate(() => window.dispatchEvent(new Event('allowed')));
  await expect(dialog.getByRole('button', { name: 'Use my position' })).not.toHaveAttribute(
    'aria-busy',
  );
  await save(dialog);
  expect(await stored(page)).toMatchObject({ name: 'Lisbon', latitude: expect.closeTo(38.7, 0) });
});

test('a place is located when it is chosen, and nothing is saved before', async ({ page }) => {
  const dialog = await openEmpty(page);
  const found = { name: 'Brewery', address: 'Main St 1', placeId: 'far', latitude: null };
  const predictions = [{ ...found, longitude: null }];
  await page.route('**/api/places/autocomplete?*', (route) =>
    route.fulfill({ json: { predictions, credit: { text: 'Places', url: null } } }),
  );
  const sessions: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/places/')) sessions.push(searchParams.get('session'));
  });
  await page.route('**/api/places/details?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The places are away', code: 'away' } }),
  );
  await searchBox(dialog).fill('brew');
  await dialog.getByRole('option').click();
  await expect(dialog.getByText('The places are away')).toBeVisible();
  await expect(nameField(dialog)).toHaveValue('Brewery');
  await page.unroute('**/api/places/details?*');
  let release = () => {};
  const isLate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/places/details?*', async (route) => {
    await isLate;
    await route.fulfill({ json: { ...found, latitude: 12.5, longitude: 41.9 } });
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Finding it on the map…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  release();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toMatchObject({ latitude: 12.5, longitude: 41.9, placeId: 'far' });
  expect(new Set(sessions).size).toBe(1);
});

test('what the server refuses stands at its field, and nothing typed is lost', async ({ page }) => {
  const dialog = await openEmpty(page);
  await nameField(dialog).fill('The boulder');
  const fields = { longitude: 'Latitude and longitude go together' };
  await page.route('**/api/locations', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { error: 'Please check', code: 'invalid', fields } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Longitude')).toHaveAccessibleDescription(fields.longitude);
  await expect(nameField(dialog)).toHaveValue('The boulder');
});

test('an address is copied, and the way there is one press away @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openOldMill(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(clipboard).toBe(oldMill.address);
  const link = dialog.getByRole('link', { name: 'Directions to Old Mill in Google Maps' });
  await expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=48.402900%2C11.748900',
  );
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'More for Old Mill' }).click();
  for (const service of ['Google Maps', 'OpenStreetMap', 'Apple Maps']) {
    await expect(page.getByRole('menuitem', { name: service })).toHaveAttribute('href', /^https:/);
  }
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Copy address' }).click();
  await expect.poll(clipboard).toBe(oldMill.address);
});

test('a location is made from the shoot that needs it', async ({ page }) => {
  await signUp(page);
  await expectPlacesReady(page);
  await page.goto('/shoots/new');
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByRole('option', { name: /Create New/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Location' });
  await searchBox(dialog).fill('Lisbon');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
  await save(dialog);
  await expect(page.getByRole('button', { name: 'Remove Lisbon' })).toBeVisible();
});
