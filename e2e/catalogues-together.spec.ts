import type { Locator, Page } from '@playwright/test';
import { card } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const ronin = { characterName: 'Neon Ronin', notes: 'Hem', todos: ['Wig'] };

/** Opens the costume, then changes it on the server as another person would. */
async function editRonin(page: Page, theirs: object): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit Neon Ronin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  await expect(dialog.getByLabel('Notes')).not.toBeEmpty();
  const { id } = await stored(page);
  const answer = await page.request.patch(`/api/costumes/${id}`, { data: theirs, headers });
  expect(answer.status()).toBe(200);
  return dialog;
}

async function openRonin(page: Page, theirs: object): Promise<Locator> {
  await signUp(page);
  await addItem(page, 'costumes', ronin);
  await page.goto('/costumes');
  return editRonin(page, theirs);
}

async function stored(page: Page) {
  const [costume] = await (await page.request.get('/api/costumes')).json();
  return costume;
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update', exact: true });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone saved this costume while you were editing' });

test('what two people change of the same item is merged, the own version can be kept, or the other one taken', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openRonin(page, { notes: 'Hem and cuffs', status: 'completed' });
  await dialog.getByLabel('Series').fill('Rain Run');
  await update(dialog).click();
  await expect(told(page, 'Costume updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const theirs = { notes: 'Hem and cuffs', status: 'completed' };
  expect(await stored(page)).toMatchObject({ ...theirs, seriesName: 'Rain Run', todos: ['Wig'] });
  await expect(card(page, 'Neon Ronin')).toContainText('Hem and cuffs');

  await editRonin(page, { notes: 'Theirs' });
  await dialog.getByLabel('Notes').fill('Mine');
  await update(dialog).click();
  await expect(question(page)).toContainText('Theirs');
  const { id } = await stored(page);
  await page.request.patch(`/api/costumes/${id}`, { data: { todos: ['Wig', 'Boots'] }, headers });
  await question(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(told(page, 'Costume updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toMatchObject({ notes: 'Mine', todos: ['Wig', 'Boots'] });

  await editRonin(page, { notes: 'Theirs again' });
  await dialog.getByLabel('Notes').fill('Mine again');
  await update(dialog).click();
  await question(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(told(page, 'Their version is kept')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Notes: Mine again');
  expect(await stored(page)).toMatchObject({ notes: 'Theirs again' });
  await expect(card(page, 'Neon Ronin')).toContainText('Theirs again');
});

test('an edit that conflicts with another member’s edit asks which version to keep', async ({
  page,
}) => {
  const dialog = await openRonin(page, { notes: 'Theirs', characterName: 'Chrome Ronin' });
  await dialog.getByLabel('Notes').fill('Mine');
  await dialog.getByLabel('Character Name').fill('Glass Ronin');
  await dialog.getByLabel('Series').fill('Rain Run');
  await update(dialog).click();
  await expect(question(page)).toContainText('Theirs');
  await expect(question(page)).toContainText('Mine');

  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Mine');
  expect(await stored(page)).toMatchObject({ notes: 'Theirs', seriesName: null });

  await update(dialog).click();
  await question(page).getByRole('button', { name: 'Choose field by field' }).click();
  await question(page).getByRole('radio', { name: 'Theirs: Chrome Ronin' }).check();
  await question(page).getByRole('button', { name: 'Update', exact: true }).click();
  await expect(told(page, 'Costume updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const picked = { characterName: 'Chrome Ronin', notes: 'Mine', seriesName: 'Rain Run' };
  expect(await stored(page)).toMatchObject(picked);
  await expect(card(page, 'Chrome Ronin')).toContainText('Mine');
});

test('without the clipboard API the own version is on the clipboard too, and what was typed stays when the item is deleted', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const dialog = await openRonin(page, { notes: 'Theirs' });
  await dialog.getByLabel('Notes').fill('Mine');
  await update(dialog).click();
  await question(page).getByRole('button', { name: 'Take theirs' }).click();
  await expect(told(page, 'Yours is on the clipboard')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Neon Ronin' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Theirs');
  await dialog.getByLabel('Notes').fill('');
  await dialog.getByLabel('Notes').press('ControlOrMeta+V');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Notes: Mine');

  const { id } = await stored(page);
  await page.request.delete(`/api/costumes/${id}`, { headers });
  await update(dialog).click();
  await expect(told(page, 'This costume no longer exists')).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Notes: Mine');
});

test('an item that another member has changed is deleted only after a second look', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await addItem(page, 'costumes', ronin);
  await page.goto('/costumes');
  const question = page.getByRole('alertdialog', { name: 'Delete Costume' });
  const change = async (data: object) =>
    expect(await page.request.patch(`/api/costumes/${id}`, { data, headers })).toBeOK();
  await page.getByRole('button', { name: 'Delete Neon Ronin' }).click();
  await change({ notes: 'Needed on Saturday', status: 'completed', seriesName: 'Rain Run' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Another member changed its series, status, and notes since you opened this page.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Neon Ronin')).toContainText('Needed on Saturday');
  expect(await stored(page)).toMatchObject({ id });

  await page.getByRole('button', { name: 'Delete Neon Ronin' }).click();
  await expect(question).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
  await change({ notes: 'Not needed' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('its notes');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Costume deleted successfully')).toBeVisible();
  expect(await stored(page)).toBeUndefined();
});
