import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

export const photo = fileURLToPath(import.meta.resolve('@lensemble/pictures/aurora.webp'));

export interface CatalogueScreen {
  path: string;
  heading: string;
  item: string;
  nameField: string;
  /** The other required fields: label and value. */
  others: Readonly<Record<string, string>>;
  /** The start of the messages: `Crew member` in `Crew member added successfully`. */
  subject: string;
}

export const screens: readonly CatalogueScreen[] = [
  {
    path: '/personnel',
    heading: 'Crew',
    item: 'Crew Member',
    nameField: 'Name',
    others: {},
    subject: 'Crew member',
  },
  {
    path: '/equipment',
    heading: 'Equipment',
    item: 'Equipment',
    nameField: 'Name',
    others: { Category: 'Lighting' },
    subject: 'Equipment',
  },
  {
    path: '/locations',
    heading: 'Locations',
    item: 'Location',
    nameField: 'Name',
    others: {},
    subject: 'Location',
  },
  {
    path: '/props',
    heading: 'Props',
    item: 'Prop',
    nameField: 'Name',
    others: {},
    subject: 'Prop',
  },
  {
    path: '/costumes',
    heading: 'Costumes',
    item: 'Costume',
    nameField: 'Character Name',
    others: {},
    subject: 'Costume',
  },
  {
    path: '/kits',
    heading: 'Kits',
    item: 'Kit',
    nameField: 'Name',
    others: {},
    subject: 'Kit',
  },
];

export async function openNew(page: Page, item: string): Promise<Locator> {
  await page.getByRole('button', { name: `Add ${item}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Add New ${item}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function choosePicture(page: Page, dialog: Locator, file = photo): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(file);
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  await expect(crop.getByRole('group', { name: /arrows move/ })).toBeFocused();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(crop).toBeHidden();
}

/** Chooses an action of a card: a button, or an item of its menu on phones. */
export async function act(page: Page, action: 'Edit' | 'Delete', name: string): Promise<void> {
  const more = page.getByRole('button', { name: `More for ${name}` }).first();
  await expect(more).toBeVisible();
  const tool = page.getByRole('button', { name: `${action} ${name}` }).first();
  if (await tool.isVisible()) return tool.click();
  await more.click();
  await page.getByRole('menuitem', { name: action }).click();
}

export function card(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}
