import type { Page } from '@playwright/test';
import { photo } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { references } from './support/references.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const layersOf = (page: Page) => page.evaluate(() => history.state?.layers ?? 0);

/** Goes back once the history has the entries of the open layers, which it gets a moment after they open or close. */
async function back(page: Page, layers: number): Promise<void> {
  await expect.poll(() => layersOf(page)).toBe(layers);
  await page.goBack();
}

async function openShoot(page: Page): Promise<void> {
  await signUp(page);
  await addItem(page, 'costumes', { characterName: 'Selkie' });
  await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-05' });
  await page.goto('/shoots');
  await page.getByRole('link', { name: 'Selkie' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
}

test.describe('on a phone, Back', { tag: '@phone-only' }, () => {
  test('closes the menu, the palette, a list, a dialog, the viewer and its question, and then leaves the screen', async ({
    page,
  }) => {
    await openShoot(page);
    await button(page, 'Open menu').click();
    await expect(dialog(page, 'Menu')).toBeVisible();
    await back(page, 1);
    await expect(dialog(page, 'Menu')).toBeHidden();

    await button(page, 'Search').click();
    await page.getByRole('combobox', { name: /^Search/ }).fill('Sel');
    await back(page, 1);
    await expect(dialog(page, 'Search')).toBeHidden();

    await page.getByRole('combobox', { name: 'Time' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await back(page, 1);
    await expect(page.getByRole('listbox')).toBeHidden();

    await button(page, 'Add costumes').click();
    await page.getByRole('option', { name: 'Create New...' }).click();
    const costume = dialog(page, 'Add New Costume');
    await costume.getByLabel('Character Name').fill('Fox');
    // The dialog asks first, and stays.
    await back(page, 1);
    await expect(dialog(page, 'Unsaved changes')).toBeVisible();
    await back(page, 2);
    await expect(dialog(page, 'Unsaved changes')).toBeHidden();
    await expect(costume).toBeVisible();
    await back(page, 1);
    await button(page, 'Discard').click();
    await expect(costume).toBeHidden();

    await page.getByLabel('Images to add').setInputFiles(photo);
    await references(page).first().click();
    const viewer = dialog(page, 'Reference 1');
    await viewer.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await back(page, 2);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await back(page, 1);
    await expect(viewer).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');

    await expect(page).toHaveURL(/\/shoots\/\w/);
    await back(page, 0);
    await expect(page).toHaveURL(/\/shoots$/);
  });

  test('keeps what was chosen in a list that changes the address', async ({ page }) => {
    await signUp(page);
    for (const name of ['Lantern', 'Katana', 'Umbrella', 'Crown', 'Mask', 'Fan', 'Bow']) {
      await addItem(page, 'props', { name });
    }
    await page.goto('/props');
    await page.getByRole('combobox', { name: /^Sort by/ }).click();
    await page.getByRole('option', { name: 'Name' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect.poll(() => layersOf(page)).toBe(0);
    await expect(page).toHaveURL(/sort=name/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Bow');
  });

  test('ends the selection of cards, closes the field for a new shoot and keeps what was typed, and then leaves the board', async ({
    page,
  }) => {
    await signUp(page);
    await planShoot(page, { title: 'Selkie' });
    await page.goto('/calendar');
    await button(page, 'Open menu').click();
    await dialog(page, 'Menu').getByRole('link', { name: 'All Shoots' }).click();
    await button(page, 'Move Selkie').click();
    await page.getByRole('menuitem', { name: 'Select' }).click();
    const bar = page.getByRole('region', { name: 'Selected shoots' });
    await expect(bar.getByRole('status')).toHaveText('1 selected');
    await back(page, 1);
    await expect(bar).toBeHidden();
    await expect(page).toHaveURL('/shoots');

    const field = page.getByRole('textbox', { name: 'Title of a new shoot in Ideas' });
    await button(page, 'Add shoot to Ideas').click();
    await field.fill('Half a ti');
    await back(page, 1);
    await expect(field).toBeHidden();
    await expect(page).toHaveURL('/shoots');
    await button(page, 'Add shoot to Ideas').click();
    await expect(field).toHaveValue('Half a ti');
    await field.pressSequentially('tle');
    await field.press('Enter');
    await expect(page.getByRole('link', { name: 'Half a title' })).toBeVisible();
    await back(page, 1);
    await button(page, 'Add shoot to Ideas').click();
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(field).toBeHidden();
    await back(page, 0);
    await expect(page).toHaveURL(/\/calendar/);
  });

  test('leaves each screen at once after a layer was closed otherwise, and asks once about unsaved changes', async ({
    page,
  }) => {
    await openShoot(page);
    for (const close of ['Close', 'Escape']) {
      await button(page, 'Add costumes').click();
      await page.getByRole('option', { name: 'Create New...' }).click();
      await expect(dialog(page, 'Add New Costume')).toBeVisible();
      if (close === 'Close') await button(page, 'Close').click();
      else await page.keyboard.press('Escape');
      await expect(dialog(page, 'Add New Costume')).toBeHidden();
    }
    await back(page, 0);
    await expect(page).toHaveURL(/\/shoots$/);

    await page.getByRole('link', { name: 'Selkie' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');
    await button(page, 'Search').click();
    await page.getByRole('combobox', { name: /^Search/ }).fill('calendar');
    await page.getByRole('option', { name: 'Go to Calendar' }).click();
    await expect(page).toHaveURL(/\/calendar/);
    await button(page, 'Open menu').click();
    await dialog(page, 'Menu').getByRole('link', { name: 'Props' }).click();
    await expect(page).toHaveURL(/\/props/);
    await back(page, 0);
    await expect(page).toHaveURL(/\/calendar/);
    await back(page, 0);
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');

    await page.getByLabel('Description').fill('In the woods');
    await button(page, 'Open menu').click();
    await expect(dialog(page, 'Menu')).toBeVisible();
    await back(page, 1);
    await expect(dialog(page, 'Menu')).toBeHidden();
    await back(page, 0);
    await expect(dialog(page, 'Unsaved changes')).toBeVisible();
    await expect(page).toHaveURL(/\/shoots\/\w/);
    await back(page, 0);
    await expect(dialog(page, 'Unsaved changes')).toBeHidden();
    await back(page, 0);
    await button(page, 'Keep editing').click();
    await expect(page.getByLabel('Description')).toHaveValue('In the woods');
    await expect(page).toHaveURL(/\/shoots\/\w/);
    await back(page, 0);
    await button(page, 'Discard').click();
    await expect(page).toHaveURL(/\/shoots$/);
  });

  test('leads from the table to the board, also if cards were selected there', async ({ page }) => {
    await signUp(page);
    await planShoot(page, { title: 'Kitsune', status: 'idea' });
    await page.goto('/');
    await button(page, 'Open menu').click();
    await dialog(page, 'Menu').getByRole('link', { name: 'All Shoots' }).click();
    await button(page, 'Move Kitsune').click();
    await page.getByRole('menuitem', { name: 'Select' }).click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await expect.poll(() => layersOf(page)).toBe(1);
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page).toHaveURL('/shoots?view=table');
    await back(page, 0);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page).toHaveURL('/shoots');
    await expect(page.getByText('1 selected')).toBeHidden();
    await back(page, 0);
    await expect(page).toHaveURL('/');
  });
});

test('the address stays that of the editor until the user decides to leave, back and forward', async ({
  page,
}) => {
  await openShoot(page);
  const editor = page.url();
  const question = dialog(page, 'Unsaved changes');
  await page.getByRole('button', { name: 'Duplicate' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/calendar/);
  await page.goBack();
  await page.getByLabel('Description').fill('In the woods');
  for (const leave of [
    () => page.goBack(),
    () => page.goForward(),
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(editor);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(editor);
  }
  await page.goForward();
  await question.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page).toHaveURL(/\/calendar/);
  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue('In the woods');
  await page.getByLabel('Description').fill('At sea');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/shoots$/);
});
