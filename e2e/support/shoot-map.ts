import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { addItem, planShoot } from './people.ts';

/** The default map and weather settings, with a weather service that does not respond. */
const asItComes = {
  MAP_TILES_URL: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  WEATHER_URL: 'http://127.0.0.1:9',
};

/** Playwright's `test` with a server that has maps. Files that share it share the servers, too. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture asks for
  serverEnv: [async ({}, use) => use(asItComes), { scope: 'worker' }],
});

export const ABISKO = { name: 'Abisko', latitude: 68.3494, longitude: 18.8312 };
export const CRAIL = { name: 'Crail Harbour', latitude: 56.2576, longitude: -2.627 };

type Status = 'idea' | 'planning' | 'ready to shoot' | 'completed';

export async function addPlace(page: Page, place: typeof CRAIL): Promise<string> {
  const placeId = `geo:${place.latitude},${place.longitude}`;
  return (await addItem(page, 'locations', { ...place, placeId })).id;
}

export async function planAt(
  page: Page,
  title: string,
  locationId: string | null,
  status: Status = 'planning',
): Promise<string> {
  return (await planShoot(page, { title, status, locationId, date: '2048-12-05' })).id;
}

export const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of shoots' });

export const marker = (page: Page, title: string): Locator =>
  map(page).getByRole('button', { name: new RegExp(`^${title}, `) });

export const entry = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(title) });

/** The distance of a marker's point from the center of the map, in pixels. */
export async function distanceFromMiddle(page: Page, title: string): Promise<number> {
  const [pin, box] = [await marker(page, title).boundingBox(), await map(page).boundingBox()];
  if (!pin || !box) return Number.POSITIVE_INFINITY;
  const x = pin.x + pin.width / 2 - (box.x + box.width / 2);
  const y = pin.y + pin.height - (box.y + box.height / 2);
  return Math.hypot(x, y);
}

export async function openFromCard(page: Page, title: string): Promise<void> {
  const card = map(page).getByRole('region', { name: title });
  await card.getByRole('link', { name: 'Open shoot' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}
