import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { card, choosePicture, openNew, photo, screens } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { loseAnswer } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { photos, transferOf } from './support/references.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const told = (page: Page, words: string) => page.getByText(words, { exact: true });

async function addProps(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const answer = await page.request.post('/api/props', { data: { name }, headers });
    expect(answer.status()).toBe(201);
  }
}

for (const { path, heading, item, nameField, others, subject } of screens) {
  test(`${path}: made with a picture, changed, duplicated, deleted @phone`, async ({ page }) => {
    await signUp(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('button', { name: `Add Your First ${item}` }).click();
    const dialog = page.getByRole('dialog', { name: `Add New ${item}` });
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText(`${nameField} is required`, { exact: false })).toBeVisible();
    await dialog.getByLabel(nameField, { exact: true }).fill('Selkie');
    for (const [label, words] of Object.entries(others)) {
      await dialog.getByLabel(label, { exact: true }).fill(words);
    }
    await choosePicture(page, dialog);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(told(page, `${subject} added successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();

    const picture = card(page, 'Selkie').locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit Selkie' }).click();
    const edit = page.getByRole('dialog', { name: `Edit ${item}` });
    await edit.getByLabel(nameField, { exact: true }).fill('Selkie at dusk');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(told(page, `${subject} updated successfully`)).toBeVisible();
    await expect(card(page, 'Selkie at dusk')).toHaveCount(1);

    await page.getByRole('button', { name: 'More for Selkie at dusk' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(told(page, `${subject} duplicated successfully`)).toBeVisible();
    await expect(card(page, 'Selkie at dusk')).toHaveCount(2);

    await page
      .getByRole('button', { name: /^Delete Selkie at dusk/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: `Delete ${item}` });
    await expect(question).toContainText(
      `Are you sure you want to delete this ${item.toLowerCase()}? This action cannot be undone.`,
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(told(page, `${subject} deleted successfully`)).toBeVisible();
    await page.reload();
    await expect(card(page, 'Selkie at dusk')).toHaveCount(1);
  });
}

test('a long list is searched, narrowed and ordered', async ({ page }) => {
  await signUp(page);
  await addProps(page, ['Lantern', 'Katana', 'Umbrella', 'Crown', 'Mask', 'Fan', 'Ångström lamp']);
  await page.goto('/props');
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(names).toHaveCount(7);
  await page.getByRole('combobox', { name: /Sort by/ }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(names.first()).toHaveText('Ångström lamp');
  await page.getByRole('searchbox', { name: 'Search props' }).fill('ANGSTROM');
  await expect(names).toHaveText(['Ångström lamp']);
  await page.getByRole('button', { name: 'Unavailable' }).click();
  await expect(page.getByText('Nothing matches your search')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(names).toHaveCount(7);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a list that could not be had can be tried again', async ({ page }) => {
  await signUp(page);
  await addProps(page, ['Lantern']);
  let isAway = true;
  await page.route('**/api/props', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/props');
  await expect(page.getByText('Your props did not load')).toBeVisible();
  await expectAccessible(page);
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Lantern')).toBeVisible();
});

test('an upload that failed is tried again without choosing the picture again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/personnel');
  await page.route('**/api/images/personnel', (route) => route.abort(), { times: 1 });
  const dialog = await openNew(page, 'Crew Member');
  await dialog.getByLabel('Name', { exact: true }).fill('Mira Lindqvist');
  await choosePicture(page, dialog);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upload avatar');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Crew member added successfully')).toBeVisible();
  const [mira] = await (await page.request.get('/api/personnel')).json();
  expect(mira.avatarUrl).toMatch(/^\/storage\/shoot-images\/public\/personnel\/.+cropped-image/);
});

test('a picture that the server refuses says why, and another one helps', async ({ page }) => {
  await signUp(page);
  await page.goto('/props');
  const error = 'This picture is damaged or incomplete: please choose another one';
  await page.route(
    '**/api/images/props',
    (route) => route.fulfill({ status: 422, json: { error, code: 'invalid' } }),
    { times: 1 },
  );
  const dialog = await openNew(page, 'Prop');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern');
  await choosePicture(page, dialog);
  await expect(dialog.getByRole('alert')).toHaveText(error);
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(error)).toHaveCount(2);
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose another' }).click();
  await (await chooser).setFiles(photo);
  await page
    .getByRole('dialog', { name: 'Crop Image' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Prop added successfully')).toBeVisible();
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
    await page.getByRole('button', { name: 'More for Oil lantern' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(told(page, words)).toBeVisible();
  }
  expect(await (await page.request.get('/api/props')).json()).toHaveLength(2);
});

test('a picture is sent again under the same key', async ({ page }) => {
  await signUp(page);
  await page.goto('/props');
  await loseAnswer(page, '**/api/images/props');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images/props'))
      keys.push(request.headers()['idempotency-key']);
  });
  const dialog = await openNew(page, 'Prop');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern');
  await choosePicture(page, dialog);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('over the editor, a dropped picture is for the dialog, and pasted text stays text', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Add costumes' }).click();
  await page.getByRole('option', { name: 'Create New...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Costume' });
  const notes = dialog.getByLabel('Notes');
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  const files = (await photos()).slice(0, 1);
  const cells = await transferOf(page, files, 'Cells of a table');
  const isText = await notes.evaluate((field, clipboardData) => {
    const event = { clipboardData, bubbles: true, cancelable: true };
    return field.dispatchEvent(new ClipboardEvent('paste', event));
  }, cells);
  expect(isText).toBe(true);
  await expect(crop).toBeHidden();
  const dataTransfer = await transferOf(page, files);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await dialog.getByText('Add a picture').dispatchEvent(event, { dataTransfer });
  await expect(crop).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: 'Reference Images', includeHidden: true })
      .getByRole('listitem', { includeHidden: true }),
  ).toHaveCount(1);
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
  await page
    .getByRole('button', { name: /^(Edit )?Nimue/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  await expect(dialog.getByLabel('Character Name')).toHaveValue('Nimue');
});

test('what is no picture is refused with a sentence', async ({ page }) => {
  await signUp(page);
  await page.goto('/props');
  const dialog = await openNew(page, 'Prop');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText(/Please choose a picture/).first()).toBeVisible();
  await input.setInputFiles({
    name: 'torn.png',
    mimeType: 'image/png',
    buffer: Buffer.from('torn'),
  });
  await expect(page.getByText(/This is no picture, whatever its name says/).first()).toBeVisible();
  const whole = await readFile(photo);
  await input.setInputFiles({
    name: 'half.webp',
    mimeType: 'image/webp',
    buffer: whole.subarray(0, whole.length / 2),
  });
  await expect(page.getByText(/This picture is damaged or incomplete/).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Crop Image' })).toBeHidden();
});

test('a picture is cropped by keyboard alone, and pasted', async ({ page }) => {
  await signUp(page);
  await page.goto('/costumes');
  const dialog = await openNew(page, 'Costume');
  await dialog.locator('input[type=file]').setInputFiles(photo);
  const crop = page.getByRole('dialog', { name: 'Crop Image' });
  await expect(crop.getByRole('group', { name: /arrows move/ })).toBeFocused();
  await expectAccessible(page);
  for (const key of ['+', '+', '+', '-', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuenow', '1.2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(crop.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'pasted.webp', { type: 'image/webp' }));
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    await readFile(photo, 'base64'),
  );
  await expect(crop).toBeVisible();
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
  // Not added yet, and saved all the same.
  await todo.fill('Wig');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Character Name')).toHaveValue('Selkie');
  await page.route('**/api/costumes', (route) => route.abort(), { times: 1 });
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
    imageUrl: null,
    imagePlaceholder: null,
    shootIds: [],
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
  }));
  await page.route('**/api/costumes', (route) => route.fulfill({ json: list }));
  await page.goto('/costumes');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '500');
  expect(await cards.count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Costume 0', exact: true }).focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Costume 499')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Costume 0', exact: true })).toBeFocused();
});
