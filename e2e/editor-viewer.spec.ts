import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { references } from './support/references.ts';
import { told } from './support/screens.ts';
import { addReferences, orderOf } from './support/shoot-references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Reference/ });

async function openReferences(page: Page, count: number): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await addReferences(page, id, count);
  await page.goto('/shoots');
  await page.getByRole('link', { name: 'Selkie' }).first().click();
  await expect(references(page)).toHaveCount(count);
  return id;
}

async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
}

test('references deleted one after the other come back together; deleting in the viewer stays there, with what is unsaved, and is undone by keyboard', async ({
  page,
}) => {
  const id = await openReferences(page, 3);
  const before = await orderOf(page, id);
  for (const left of [2, 1]) {
    await references(page).first().hover();
    await page.getByRole('button', { name: 'Remove reference 1', exact: true }).click();
    await confirmDeletion(page);
    await expect(references(page)).toHaveCount(left);
  }
  await expect(told(page, '2 references deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(references(page)).toHaveCount(3);
  await expect(told(page, '2 references restored')).toBeVisible();
  const shown = page.locator('[data-reference]');
  expect(await shown.evaluateAll((all) => all.map((tile) => tile.dataset.reference))).toEqual(
    before,
  );
  expect(await orderOf(page, id)).toEqual(before);

  await references(page).first().click();
  // Autofill sends such key events without a key.
  await viewer(page).evaluate((element) =>
    element.dispatchEvent(new Event('keydown', { bubbles: true })),
  );
  await viewer(page).getByLabel('Notes').fill('Important words');
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await viewer(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmDeletion(page);
  await expect(viewer(page).getByText('2 / 2')).toBeVisible();
  await expect(viewer(page).getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await expect(told(page, 'Reference deleted')).toBeVisible();
  const undo = viewer(page).getByRole('button', { name: 'Undo' });
  for (const key of ['F8', 'Tab']) await page.keyboard.press(key);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('2 / 3')).toBeVisible();
  expect(await orderOf(page, id)).toEqual(before);
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await expect(viewer(page).getByLabel('Notes')).toHaveValue('Important words');
});

test.describe('on a phone', { tag: '@phone-only' }, () => {
  const picture = (page: Page) => viewer(page).getByRole('img');
  const widthOf = async (page: Page) => Math.round((await picture(page).boundingBox())?.width ?? 0);
  const leftOf = async (page: Page) => (await picture(page).boundingBox())?.x ?? 0;

  async function doubleTap(page: Page): Promise<void> {
    await page.touchscreen.tap(195, 300);
    await page.touchscreen.tap(195, 300);
  }

  test('a picture is enlarged by double tap and pinch, and moved instead of swiped', async ({
    page,
  }) => {
    await openReferences(page, 2);
    await references(page).first().click();
    await expect(picture(page)).toBeVisible();
    const whole = await widthOf(page);
    await doubleTap(page);
    await expect.poll(() => widthOf(page)).toBe(Math.round(whole * 2.5));
    const left = await leftOf(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ id, x, y: 300 })),
      });
    await touch('touchStart', 300);
    for (const x of [250, 200, 150]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => leftOf(page)).toBeLessThan(left - 100);
    await expect(viewer(page).getByText('1 / 2')).toBeVisible();
    await doubleTap(page);
    await expect.poll(() => widthOf(page)).toBe(whole);
    await touch('touchStart', 180, 210);
    for (const by of [20, 40, 60]) await touch('touchMove', 180 - by, 210 + by);
    await touch('touchEnd');
    await expect.poll(() => widthOf(page)).toBeGreaterThan(whole * 2);
    // Another picture starts whole.
    await viewer(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(390);
  });

  test('empty notes leave the space to the picture until they are opened', async ({ page }) => {
    await openReferences(page, 1);
    await references(page).first().click();
    const notes = viewer(page).getByLabel('Notes');
    const add = viewer(page).getByRole('button', { name: 'Add notes' });
    await expect(add).toBeVisible();
    await expect(notes).toBeHidden();
    await add.press('Enter');
    await expect(notes).toBeFocused();
    await notes.fill('Bow stays low');
    await viewer(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(told(page, 'Notes saved')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await references(page).first().click();
    await expect(notes).toHaveValue('Bow stays low');
    await expect(notes).toBeVisible();
  });
});

test('going back asks about notes that are not saved', async ({ page }) => {
  await openReferences(page, 2);
  await references(page).first().click();
  await viewer(page).getByLabel('Notes').fill('Important words');
  const here = page.url();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(viewer(page).getByLabel('Notes')).toHaveValue('Important words');
  // Staying is a forward navigation, which takes the browser a moment.
  await expect(page).toHaveURL(here);
  await page.goBack();
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/shoots');
  await page.getByRole('link', { name: 'Selkie' }).first().click();
  await expect(page.getByText('Important words')).toBeVisible();
});

test('notes that another member has changed are not overwritten, not even after a reload, and the viewer closes with the last reference', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  const id = await openReferences(page, 1);
  const [reference] = await orderOf(page, id);
  const path = `/api/references/${reference}`;
  const notesOf = async () => {
    const [first] = await (await page.request.get(`/api/shoots/${id}/references`)).json();
    return first.notes;
  };
  await references(page).first().click();
  const notes = viewer(page).getByLabel('Notes');
  await notes.fill('Fog from the left');
  await page.request.patch(path, { headers, data: { notes: 'Bow stays low' } });
  await page.keyboard.press('Control+s');
  await expect(notes).toHaveValue('Bow stays low\n\nFog from the left');
  expect(await notesOf()).toBe('Bow stays low');
  await notes.fill('Bow stays low, fog from the left');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Notes saved')).toBeVisible();
  expect(await notesOf()).toBe('Bow stays low, fog from the left');

  await notes.fill('Fog from the left');
  await page.request.patch(path, { headers, data: { notes: 'Bow stays low' } });
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await references(page).first().click();
  await expect(notes).toHaveValue('Fog from the left');
  await page.keyboard.press('Control+s');
  await expect(notes).toHaveValue('Bow stays low\n\nFog from the left');
  await page.keyboard.press('Control+s');
  await expect(told(page, 'Notes saved')).toBeVisible();

  await viewer(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmDeletion(page);
  await expect(viewer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(references(page)).toHaveCount(1);
});
