import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectPlacesReady } from './support/places.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

/** As the product comes; nobody out there answers. */
test.use({
  serverEnv: {
    MAP_TILES_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    WEATHER_URL: 'http://127.0.0.1:9',
  },
});

const ABISKO = { name: 'Abisko', latitude: 68.3494, longitude: 18.8312 };
const CRAIL = { name: 'Crail Harbour', latitude: 56.2576, longitude: -2.627 };

interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

type Status = 'idea' | 'planning' | 'ready to shoot' | 'completed';

/** Nothing is there but this machine. */
async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
}

async function addPlace(page: Page, place: Place): Promise<string> {
  const placeId = `geo:${place.latitude},${place.longitude}`;
  return (await addItem(page, 'locations', { ...place, placeId })).id;
}

async function planAt(
  page: Page,
  title: string,
  locationId: string | null,
  status: Status = 'planning',
): Promise<string> {
  return (await planShoot(page, { title, status, locationId, date: '2026-12-05' })).id;
}

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of shoots' });
const marker = (page: Page, title: string): Locator =>
  map(page).getByRole('button', { name: new RegExp(`^${title}, `) });
const entry = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(title) });

async function openFromCard(page: Page, title: string): Promise<void> {
  const card = map(page).getByRole('region', { name: title });
  await card.getByRole('link', { name: 'Open shoot' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}

/** How far a marker's point stands from the middle of the map, in pixels. */
async function distanceFromMiddle(page: Page, title: string): Promise<number> {
  const [pin, box] = [await marker(page, title).boundingBox(), await map(page).boundingBox()];
  if (!pin || !box) return Number.POSITIVE_INFINITY;
  const x = pin.x + pin.width / 2 - (box.x + box.width / 2);
  const y = pin.y + pin.height - (box.y + box.height / 2);
  return Math.hypot(x, y);
}

test('a place found by search is on the shoot and on the map, without any network @phone', async ({
  page,
  context,
}) => {
  await cutNetwork(context);
  await signUp(page);
  await expectPlacesReady(page);
  await page.goto('/shoots/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Fado at dawn');
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByRole('option', { name: /^Create New/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Location' });
  await dialog.getByRole('combobox', { name: 'Search for a place' }).pressSequentially('lisb');
  await dialog.getByRole('option', { name: /^Lisbon.*Portugal/ }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
  const mapOfShoot = page.getByRole('region', { name: 'Map of Lisbon' });
  await mapOfShoot.scrollIntoViewIfNeeded();
  await expect(mapOfShoot.getByRole('img', { name: 'Lisbon' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page.getByRole('heading', { name: 'All Shoots', level: 1 })).toBeVisible();

  await page.goto('/map');
  await expect(marker(page, 'Fado at dawn')).toBeInViewport();
  await marker(page, 'Fado at dawn').click();
  await expect(entry(page, 'Fado at dawn')).toHaveAttribute('aria-expanded', 'true');
  await openFromCard(page, 'Fado at dawn');
});

test('a shoot opens from its marker, and the map centers on a shoot of the list @phone', async ({
  page,
  context,
}) => {
  await cutNetwork(context);
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL), 'completed');
  await page.goto('/map');
  await expect(page.getByRole('heading', { name: 'Map View', level: 1 })).toBeVisible();
  await expect(page.getByText('View all your shoots on a map')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Shoots (2)' })).toBeVisible();

  await marker(page, 'Selkie').click();
  await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Selkie is open in the list below the map')).toBeAttached();
  const card = map(page).getByRole('region', { name: 'Selkie' });
  await expect(card).toContainText('Dec 5, 2026');
  await expect(card).toContainText('Completed');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await entry(page, 'The Snow Queen').click();
  await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'false');
  await expect(marker(page, 'The Snow Queen')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => distanceFromMiddle(page, 'The Snow Queen')).toBeLessThan(4);
  await expect(map(page).getByText('Streets cannot be reached')).toBeVisible();
  await expect(map(page).getByText(/^\d+ (km|mi) \w+ of Kiruna$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show on map' }).click();
  await openFromCard(page, 'The Snow Queen');
});

test('the chosen shoot and the filter survive a reload and the way back', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL), 'completed');
  await page.goto('/map');
  const filter = page.getByRole('group', { name: 'Show only' });
  await filter.getByRole('button', { name: 'Completed 1' }).click();
  await expect(marker(page, 'The Snow Queen')).toHaveCount(0);
  await expect(entry(page, 'The Snow Queen')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'All Shoots (1)' })).toBeVisible();
  await expect(page.getByText('of 2', { exact: true })).toBeVisible();
  await entry(page, 'Selkie').click();
  await expect(page).toHaveURL(/\/map\?status=completed&shoot=/);

  const isAsItWas = async () => {
    await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'The Snow Queen')).toHaveCount(0);
    await expect(marker(page, 'Selkie')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => distanceFromMiddle(page, 'Selkie')).toBeLessThan(4);
  };
  await page.reload();
  await isAsItWas();
  await page.getByRole('main').getByRole('link', { name: 'Open shoot' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie');
  await page.goBack();
  await isAsItWas();

  await filter.getByRole('button', { name: 'Idea 0' }).click();
  await filter.getByRole('button', { name: 'Completed 1' }).click();
  await expect(page.getByText('No shoots match the selected filters')).toBeVisible();
  await page.getByRole('button', { name: 'Show every status' }).click();
  await page.getByRole('button', { name: 'Show all 2' }).click();
  for (const title of ['The Snow Queen', 'Selkie'])
    await expect(marker(page, title)).toBeInViewport();
  await expect(page).not.toHaveURL(/status=/);
});

test('each of several shoots at one place can be reached, by keyboard alone @phone', async ({
  page,
}) => {
  await signUp(page);
  const harbour = await addPlace(page, CRAIL);
  for (const title of ['Selkie', 'Kraken', 'Drowned Bell']) await planAt(page, title, harbour);
  await page.goto('/map');
  const crowd = map(page).getByRole('button', { name: /^3 together/ });
  await crowd.focus();
  await page.keyboard.press('Enter');
  const choice = map(page).getByRole('region', { name: '3 shoots at Crail Harbour' });
  await expect(choice.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  for (const title of ['Selkie', 'Kraken', 'Drowned Bell']) {
    const button = choice.getByRole('button', { name: new RegExp(title) });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, title)).toHaveAttribute('aria-expanded', 'true');
    const card = map(page).getByRole('region', { name: title });
    await card.getByRole('button', { name: 'All 3 here' }).focus();
    await page.keyboard.press('Enter');
    await expect(choice.getByRole('heading')).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(crowd).toBeFocused();
});

test('who opens a crowd by keyboard goes on with what came out of it', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  const pier = { name: 'Crail Pier', latitude: CRAIL.latitude - 0.01, longitude: CRAIL.longitude };
  await planAt(page, 'Kraken', await addPlace(page, pier));
  await page.goto('/map');
  await map(page)
    .getByRole('button', { name: /^2 together/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(marker(page, 'Selkie')).toBeFocused();
  await expect(marker(page, 'Selkie')).toBeInViewport();
  await expect(marker(page, 'Kraken')).toBeInViewport();
});

test('a team without places on the map is told how to get one @phone', async ({ page }) => {
  await signUp(page);
  await page.goto('/map');
  await expect(page.getByRole('heading', { name: 'No shoots with locations yet' })).toBeVisible();
  await expect(page.getByText('Add locations to your shoots to see them on the map')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Shoot' })).toBeVisible();
  await expectAccessible(page);

  const { id } = await addItem(page, 'locations', { name: 'Somewhere' });
  await planAt(page, 'Dune Pilgrim', id);
  await planAt(page, 'Baba Yaga', null);
  await planAt(page, '日本の海と空'.repeat(30), null);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No shoots with locations yet' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('link', { name: /^Open “日本の海と空/ })).toBeInViewport({
    ratio: 1,
  });
  await expectNoSidewaysScroll(page);
  await expect(
    page.getByText('No location', { exact: true }).filter({ visible: true }),
  ).toHaveCount(3);
  await entry(page, 'Baba Yaga').click();
  await expect(page.getByText('No additional details for this shoot')).toBeVisible();
  await entry(page, 'Dune Pilgrim').click();
  await page.getByRole('button', { name: 'Put “Somewhere” on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Location' })).toBeVisible();
});

test('an open entry tells what is needed and who comes', async ({ page }) => {
  await signUp(page);
  const costume = await addItem(page, 'costumes', { characterName: 'Selkie in the foam' });
  const prop = await addItem(page, 'props', { name: 'Seal skin' });
  const shoot = await planShoot(page, { title: 'Spring Tide', description: 'Low tide from eight' });
  const answer = await page.request.patch(`/api/shoots/${shoot.id}/resources`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      costumeIds: [costume.id],
      propIds: [prop.id],
      participants: [{ name: 'Leo Brandt', role: 'Photographer' }],
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/map?shoot=${shoot.id}`);
  const parts = page.getByRole('region', { name: 'Spring Tide' });
  for (const heading of ['Description', 'Costumes', 'Props', 'Personnel'])
    await expect(parts.getByRole('heading', { name: heading })).toBeVisible();
  for (const text of ['Low tide from eight', 'Selkie in the foam', 'Seal skin', 'Leo Brandt'])
    await expect(parts).toContainText(text);
});

test('a chosen marker brings its entry into view, far down a long list', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The First', await addPlace(page, CRAIL));
  for (let number = 0; number < 60; number += 1) await planAt(page, `Idea ${number}`, null, 'idea');
  await page.goto('/map');
  await marker(page, 'The First').click();
  await expect(entry(page, 'The First')).toBeInViewport();
  await expect(marker(page, 'The First')).toBeInViewport();
});

test('shoots that cannot be had are said so, and come with another try', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await page.goto('/');
  await page.route('**/api/map/shoots', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again soon', code: 'unavailable' } }),
  );
  await page.getByRole('link', { name: 'Map View' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch shoots');
  await expect(page.getByRole('alert')).toContainText('Please try again soon');
  await expectAccessible(page);
  await page.unroute('**/api/map/shoots');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(marker(page, 'The Snow Queen')).toBeVisible();
});

test('what was planned elsewhere is there with the next visit', async ({ page }) => {
  await signUp(page);
  await page.goto('/map');
  await expect(page.getByRole('heading', { name: 'No shoots with locations yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await page.getByRole('link', { name: 'Map View' }).click();
  await expect(marker(page, 'The Snow Queen')).toBeInViewport();
});

test('what people have typed is text on the map, whatever it looks like', async ({ page }) => {
  const evil = '<img src=x onerror="document.title=1">';
  await signUp(page);
  const place = await addPlace(page, { ...CRAIL, name: evil });
  await planAt(page, 'Selkie', place);
  await planAt(page, 'Kraken', place);
  await page.goto(`/map?shoot=${await planAt(page, evil, place)}`);
  await expect(map(page).getByRole('region', { name: evil })).toContainText(evil);
  await map(page)
    .getByRole('button', { name: /^3 together/ })
    .click();
  await expect(map(page).getByRole('heading', { name: `3 shoots at ${evil}` })).toBeVisible();
  await expect(page).toHaveTitle(/^Map/);
});

test('the map wears the theme, and another as soon as there is one', async ({ page }) => {
  await signUp(page);
  await page.goto('/map');
  const water = () =>
    map(page)
      .locator('canvas')
      .first()
      .evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement
          ? [...(canvas.getContext('2d')?.getImageData(3, 3, 1, 1).data ?? [])]
          : [],
      );
  await expect.poll(async () => (await water())[0]).toBeLessThan(90);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect.poll(async () => (await water())[0]).toBeGreaterThan(160);
});

test('the page goes on scrolling over the map, which zooms with a key', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.goto('/map');
  const apart = async () => {
    const boxes = [marker(page, 'The Snow Queen'), marker(page, 'Selkie')];
    const [a, b] = await Promise.all(boxes.map((pin) => pin.boundingBox()));
    return a && b ? Math.round(Math.hypot(a.x - b.x, a.y - b.y)) : 0;
  };
  await expect.poll(apart).toBeGreaterThan(0);
  const before = await apart();
  await map(page).hover({ position: { x: 300, y: 250 } });
  await page.mouse.wheel(0, 120);
  await expect(map(page).getByText('Use Ctrl + scroll to zoom the map')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await apart()).toBe(before);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(apart).toBeGreaterThan(before * 1.5);
});

test('on a phone one finger scrolls the page over the map, and is told of two @phone-only', async ({
  page,
}) => {
  await signUp(page);
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/map');
  await expect(marker(page, 'Selkie')).toBeVisible();
  const place = () =>
    marker(page, 'Selkie').evaluate((pin) => pin.getBoundingClientRect().top + scrollY);
  const before = await place();
  const client = await page.context().newCDPSession(page);
  const told = map(page).getByText('Use two fingers to move the map');
  const isTold = told.waitFor({ state: 'attached' });
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 100, y: 400 });
  for (let y = 390; y >= 280; y -= 10) await touch('touchMove', { x: 100, y });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await isTold;
  expect(await place()).toBeCloseTo(before, 0);
});

test('a map with nothing on it starts where the reader is, if the browser tells', async ({
  page,
  context,
}) => {
  await signUp(page);
  const asked = (tile: string) =>
    page.waitForRequest((request) =>
      request.url().startsWith(`https://tile.openstreetmap.org/${tile}`),
    );
  await cutNetwork(context);
  await Promise.all([asked('10/16'), page.goto('/map')]);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  await context.grantPermissions(['geolocation']);
  await Promise.all([asked('12/2200/1343'), page.reload()]);
});
