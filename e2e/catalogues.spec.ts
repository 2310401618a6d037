import type { Page } from '@playwright/test';
import { act, card, choosePicture, openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { loseAnswer, refuseOnce } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function addProps(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await page.request.post('/api/props', { data: { name }, headers });
    expect(answer.status()).toBe(201);
  }
}

test('an item is made with a picture, changed, duplicated, deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/costumes');
  await expect(page.getByRole('heading', { level: 1, name: 'Costumes' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Costume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Costume' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Character Name is required', { exact: false })).toBeVisible();
  await dialog.getByLabel('Character Name').fill('Selkie');
  await choosePicture(page, dialog);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Costume added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const picture = card(page, 'Selkie').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await act(page, 'Edit', 'Selkie');
  const edit = page.getByRole('dialog', { name: 'Edit Costume' });
  await edit.getByLabel('Character Name').fill('Selkie at dusk');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(told(page, 'Costume updated successfully')).toBeVisible();
  await expect(card(page, 'Selkie at dusk')).toHaveCount(1);

  await page.getByRole('button', { name: 'More for Selkie at dusk' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(told(page, 'Costume duplicated successfully')).toBeVisible();
  await expect(card(page, 'Selkie at dusk')).toHaveCount(2);

  await act(page, 'Delete', 'Selkie at dusk');
  const question = page.getByRole('alertdialog', { name: 'Delete Costume' });
  await expect(question).toContainText(
    'Are you sure you want to delete this costume? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Costume deleted successfully')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Selkie at dusk')).toHaveCount(1);
});

test('on a phone, the actions of a card are in one menu', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  await addProps(page, ['Lantern']);
  await page.goto('/props');
  await expect(card(page, 'Lantern').getByRole('button')).toHaveCount(2);
  await page.getByRole('button', { name: 'More for Lantern' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Duplicate', 'Delete']);
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Prop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for Lantern' })).toBeFocused();
});

test('a list that could not be had can be tried again; a long one is searched, narrowed and ordered', async ({
  page,
}) => {
  await signUp(page);
  await addProps(page, ['Lantern', 'Katana', 'Umbrella', 'Crown', 'Mask', 'Fan', 'Ångström lamp']);
  let isAway = true;
  await page.route('**/api/props', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/props');
  await expect(page.getByText('Your props did not load')).toBeVisible();
  await page.getByRole('button', { name: 'Add Prop' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  isAway = false;
  await page.keyboard.press('Enter');
  await expect(card(page, 'Lantern')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Prop' })).toBeFocused();

  const names = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(names).toHaveCount(7);
  await page.getByRole('combobox', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(names.first()).toHaveText('Ångström lamp');
  await page.getByRole('searchbox', { name: 'Search props' }).fill('ANGSTROM');
  await expect(names).toHaveText(['Ångström lamp']);
  await page.getByRole('button', { name: 'Unavailable' }).click();
  await expect(page.getByText('Nothing matches your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names).toHaveCount(7);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a lost answer makes no second item, and what is typed since is not lost', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/props');
  await loseAnswer(page, '**/api/props');
  const dialog = await openNew(page, 'Prop');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Failed to create prop')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Oil lantern');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  const stored = await (await page.request.get('/api/props')).json();
  expect(stored.map(({ name }: { name: string }) => name)).toEqual(['Oil lantern']);

  await loseAnswer(page, '**/duplicate');
  for (const words of ['Failed to duplicate prop', 'Prop duplicated successfully']) {
    await page.getByRole('button', { name: 'More for Oil lantern', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(told(page, words)).toBeVisible();
  }
  expect(await (await page.request.get('/api/props')).json()).toHaveLength(2);
});

test('an item that a teammate has made since opens', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto('/costumes');
  await expect(page.getByText('No costumes yet')).toBeVisible();
  const costume = await addItem(page, 'costumes', { characterName: 'Nimue' });
  const data = { costumeIds: [costume.id] };
  await page.request.patch(`/api/shoots/${id}/resources`, { data, headers });
  await page
    .getByRole('link', { name: /All Shoots/ })
    .first()
    .click();
  await page.getByText('Selkie').first().click();
  // This section loads last and moves what is below it.
  await expect(page.getByRole('region', { name: 'A date together' })).toBeVisible();
  await page
    .getByRole('button', { name: /^(Edit )?Nimue/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  await expect(dialog.getByLabel('Character Name')).toHaveValue('Nimue');
});

test('nothing typed is lost: by Escape, by a failed save', async ({ page }) => {
  await signUp(page);
  await page.goto('/costumes');
  const dialog = await openNew(page, 'Costume');
  await dialog.getByLabel('Character Name').fill('Selkie');
  await dialog.getByRole('radio', { name: 'In Progress' }).check();
  const todo = dialog.getByPlaceholder('Add a todo');
  await todo.fill('  Hem ');
  await todo.press('Enter');
  await todo.fill('   ');
  await todo.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Todos' }).getByRole('listitem')).toHaveText([
    'Hem',
  ]);
  // The todo is not added yet, but is saved as well.
  await todo.fill('Wig');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Character Name')).toHaveValue('Selkie');
  await refuseOnce(page, '**/api/costumes');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Failed to create costume')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  const [selkie] = await (await page.request.get('/api/costumes')).json();
  expect(selkie).toMatchObject({ status: 'in-progress', todos: ['Hem', 'Wig'] });
  await expect(page.getByRole('button', { name: 'Add Costume' })).toBeFocused();
});

test('of five hundred costumes only those near the window are in the page', async ({ page }) => {
  await signUp(page);
  const list = Array.from({ length: 500 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    characterName: `Costume ${index}`,
    seriesName: null,
    status: 'planning',
    notes: null,
    todos: [],
    storagePlace: null,
    imageUrl: null,
    imagePlaceholder: null,
    shootIds: [],
    shootCount: 0,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
  }));
  await page.route('**/api/costumes', (route) => route.fulfill({ json: list }));
  await page.goto('/costumes');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '500');
  expect(await cards.count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Costume 0', exact: true }).focus();
  // The list measures its cards while it scrolls.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Costume 499')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Costume 0', exact: true })).toBeFocused();
});
