import { expect, type Locator, type Page } from '@playwright/test';
import { act, openNew } from './catalogues.ts';
import { addItem, signUp } from './people.ts';
import { expectPlacesReady } from './places.ts';

export const oldMill = {
  name: 'Old Mill',
  address: 'Mühlstraße 7 & 9, Freising',
  placeId: 'geo:48.402900,11.748900',
  latitude: 48.4029,
  longitude: 11.7489,
};

export const searchBox = (dialog: Locator) =>
  dialog.getByRole('combobox', { name: 'Search for a place' });

export const nameField = (dialog: Locator) => dialog.getByLabel('Name', { exact: true });

export const map = (dialog: Locator) => dialog.getByRole('region', { name: /^Map of/ });

/** Opens the dialog for a new location, in a team that already has one. */
export async function openEmpty(page: Page): Promise<Locator> {
  await signUp(page);
  await expectPlacesReady(page);
  await addItem(page, 'locations', { name: 'Studio Eleven' });
  await page.goto('/locations');
  return openNew(page, 'Location');
}

export async function openOldMill(page: Page): Promise<Locator> {
  await signUp(page);
  await addItem(page, 'locations', oldMill);
  await page.goto('/locations');
  await act(page, 'Edit', 'Old Mill');
  return page.getByRole('dialog', { name: 'Edit Location' });
}

export async function chooseLisbon(dialog: Locator): Promise<void> {
  await searchBox(dialog).fill('Lisbon');
  await dialog
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click();
}

export async function save(dialog: Locator, button = 'Create'): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The location that was created or changed last. */
export async function stored(page: Page) {
  const [first] = await (await page.request.get('/api/locations')).json();
  return first;
}
