import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await choose(page, 'Export as CSV');
  expect((await download).suggestedFilename()).toMatch(/^equipment-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await (await download).path(), 'utf8');
}

test('an exported list is edited in a file, previewed and imported; what another member has changed stays', async ({
  page,
}) => {
  await signUp(page);
  const category = 'Lighting';
  const { id } = await addItem(page, 'equipment', { name: '=Softbox, "big"', category });
  await addItem(page, 'equipment', { name: 'Tripod', category: 'Support' });
  await page.goto('/equipment');
  const file = await exported(page);
  const edited = `${file.replace(',Lighting,', ',Light,').replace(',Support,', ',Stands,')}\r\n,Clamp,Grip,4\r\n,,Grip,1`;

  await choose(page, 'Import from CSV…');
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  const upload = { name: 'gear.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) };
  await (await choosing).setFiles(upload);
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row('=Softbox, "big"')).toContainText('Category before Lighting → after Light');
  await expect(row('Clamp')).toContainText('Row 4 · New');
  await expect(row('Without a name').getByText('Name is required', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: /^New/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);

  const theirs = { data: { description: 'Theirs' }, headers };
  await expect(await page.request.patch(`/api/equipment/${id}`, theirs)).toBeOK();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 row was not imported');
  await expect(dialog.getByRole('listitem')).toContainText('=Softbox, "big"');
  await dialog.getByRole('button', { name: 'Preview these rows again' }).click();
  await expect(row('=Softbox, "big"')).toContainText('Description before Theirs → after Empty');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(told(page, 'New: 0. Changed: 1.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Clamp')).toContainText('Grip');
  await expect(card(page, 'Tripod')).toContainText('Stands');
});

test('a file that is none, and a connection that is lost, write nothing', async ({ page }) => {
  await signUp(page);
  await page.goto('/props');
  await choose(page, 'Import from CSV…');
  const dialog = page.getByRole('dialog', { name: 'Import from CSV' });
  const field = dialog.locator('input[type=file]');
  const give = (text: string) =>
    field.setInputFiles({ name: 'props.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await give('');
  await expect(dialog.getByRole('alert')).toContainText('no rows below the first one');
  await give('name\nLantern');
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  let tries = 0;
  await page.route('**/api/props/import', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    // The server writes, but its answer is lost.
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog.getByRole('status')).toContainText('nothing is imported twice');
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(told(page, 'New: 1. Changed: 0.')).toBeVisible();
  await expect(card(page, 'Lantern')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Import undone')).toBeVisible();
  await expect(card(page, 'Lantern')).toHaveCount(0);
});
