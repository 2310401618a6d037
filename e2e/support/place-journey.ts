import { expect, type Locator, type Page } from '@playwright/test';
import { card, openNew } from './catalogues.ts';
import { addItem, planShoot } from './people.ts';
import { expectAccessible } from './screens.ts';

const SHIBUYA = { latitude: 35.6595, longitude: 139.7005 };

const mapOf = (within: Page | Locator, what: string) =>
  within.getByRole('region', { name: `Map of ${what}` });

export async function findPlace(page: Page, { typed, name }: { typed: string; name: string }) {
  await page.goto('/locations');
  const dialog = await openNew(page, 'Location');
  await dialog.getByRole('combobox', { name: 'Search for a place' }).fill(typed);
  await dialog
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(mapOf(dialog, name).getByRole('img', { name })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(card(page, name)).toBeVisible();
}

/** Plans "Selkie" at the team's newest location and "Neon Alley" far away, and checks the map on Selkie's page. */
export async function seeOnShoot(page: Page, name: string) {
  const [newest] = await (await page.request.get('/api/locations')).json();
  const shibuya = { name: 'Shibuya', placeId: 'geo:35.659500,139.700500', ...SHIBUYA };
  const far = await addItem(page, 'locations', shibuya);
  await planShoot(page, { title: 'Neon Alley', status: 'idea', locationId: far.id });
  const { id } = await planShoot(page, {
    title: 'Selkie',
    status: 'planning',
    date: '2199-06-12',
    time: '19:30',
    locationId: newest.id,
  });
  await page.goto(`/shoots/${id}`);
  // The map loads when it scrolls into view.
  await page.getByRole('button', { name: `Remove ${name}` }).scrollIntoViewIfNeeded();
  const map = mapOf(page, name);
  await expect(map.getByRole('img', { name })).toBeVisible();
  await expectAccessible(page);
}

/** Selects Selkie by its marker, then moves the map to Neon Alley from the list. */
export async function seeOnMapView(page: Page) {
  const marker = (title: string) =>
    mapOf(page, 'shoots').getByRole('button', { name: new RegExp(`^${title}, `) });
  const entry = (title: string) =>
    page.getByRole('heading', { level: 3 }).getByRole('button', { name: new RegExp(title) });
  await page.goto('/map');
  await marker('Selkie').click();
  await expect(entry('Selkie')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await entry('Neon Alley').click();
  await expect(marker('Neon Alley')).toHaveAttribute('aria-pressed', 'true');
  await expect(marker('Selkie')).toHaveCount(0);
  await marker('Neon Alley').scrollIntoViewIfNeeded();
  await expect(marker('Neon Alley')).toBeInViewport();
}
