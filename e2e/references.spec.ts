import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { photos, referenceGrid, references } from './support/references.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';
import {
  addReferences,
  openReferences,
  orderOf,
  untilSortable,
} from './support/shoot-references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Every row of the grid is as wide as the others, the last one too. */
async function expectFullRows(page: Page): Promise<void> {
  const grid = referenceGrid(page);
  const unfilled = () =>
    grid.evaluate((list) => {
      const rows = new Map<number, number>();
      for (const tile of list.children) {
        const { top, right } = tile.getBoundingClientRect();
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
      }
      const edge = list.getBoundingClientRect().right;
      return { rows: rows.size, gaps: [...rows.values()].map((right) => Math.round(edge - right)) };
    });
  await expect.poll(async () => (await unfilled()).gaps.every((gap) => gap <= 1)).toBe(true);
  expect((await unfilled()).rows).toBeGreaterThan(1);
}

test('the viewer goes round, saves notes, asks before losing them, opens while all notes are shown, and a deleted reference comes back with its notes and in its place', async ({
  page,
}) => {
  const { shoot, ids } = await openReferences(page);
  await expectFullRows(page);
  await references(page).first().click();
  const viewer = page.getByRole('dialog', { name: 'Reference 1' });
  await expect(viewer.getByText('1 / 5')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('5 / 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('2 / 5')).toBeVisible();
  const notes = page.getByLabel('Notes');
  await notes.fill('x'.repeat(100));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('2 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(notes).toHaveValue('x'.repeat(100));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(page, 'Notes saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(`${'x'.repeat(80)}…`)).toBeVisible();
  await page.getByRole('button', { name: 'More of the notes of reference 2' }).click();
  await expect(page.getByText('x'.repeat(100))).toBeVisible();

  await page.request.patch(`/api/references/${ids[1]}`, {
    data: { notes: 'Rim light from both sides. '.repeat(60) },
    headers,
  });
  await page.reload();
  await page.getByRole('button', { name: 'More of the notes of reference 2' }).click();
  await expect(
    page.getByRole('button', { name: 'Less of the notes of reference 2' }),
  ).toBeVisible();
  await references(page)
    .nth(1)
    .click({ position: { x: 60, y: 30 } });
  await expect(page.getByRole('dialog', { name: 'Reference 2' })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('alertdialog');
  await expect(deletion).toContainText(
    'Are you sure you want to delete this reference image? You can undo this action from the toast for a short time.',
  );
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(references(page)).toHaveCount(5);
  await expect(page.getByText(/^Rim light from both sides/)).toBeVisible();
  expect(await orderOf(page, shoot)).toEqual(ids);
});

test('a reference that another member has deleted can be deleted, and editing its notes says so', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  const { ids } = await openReferences(page);
  await page.request.delete(`/api/references/${ids[0]}`, { headers });
  await references(page).first().click();
  await page.getByLabel('Notes').fill('Rim from both sides');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(page, 'Another member has deleted this reference image')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Rim from both sides');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 / 4')).toBeVisible();
});

test('of many references only the first are shown until all are wanted, and the viewer knows them all', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await addReferences(page, id, 24);
  await page.goto(`/shoots/${id}`);
  await expect(references(page)).toHaveCount(11);
  await references(page).first().click();
  await expect(page.getByText('1 / 24')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('24 / 24')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show 13 more' }).click();
  await expect(references(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  const ids = await orderOf(page, id);
  await untilSortable(page);
  await references(page).nth(9).dragTo(references(page).nth(10), { steps: 12 });
  const moved = [...ids.slice(0, 9), ids[10], ids[9], ...ids.slice(11)];
  await expect.poll(() => orderOf(page, id)).toEqual(moved);
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await expect(references(page)).toHaveCount(25);
});

async function swipeLeft(page: Page, target: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: parts.map((part) => ({ x: x + width * part, y: y + height / 2 })),
    });
  await send('touchStart', 0.9);
  await send('touchMove', 0.1);
  await send('touchEnd');
}

/** The largest share of a picture that its notes cover. */
const mostCovered = (page: Page) =>
  referenceGrid(page).evaluate((list) =>
    Math.max(
      ...Array.from(list.querySelectorAll('[data-reference]'), (tile) => {
        const notes = tile.querySelector('p')?.getBoundingClientRect().height ?? 0;
        return notes / tile.getBoundingClientRect().height;
      }),
    ),
  );

test('references on a phone @phone-only', async ({ page }) => {
  const { ids } = await openReferences(page);
  await expectFullRows(page);
  const notes =
    'Rim light from both sides, the fog low on the ground, and the lamp behind her hand';
  for (const id of ids)
    await page.request.patch(`/api/references/${id}`, { data: { notes }, headers });
  await page.reload();
  await expect(page.getByText(/^Rim light/)).toHaveCount(5);
  await expect.poll(() => mostCovered(page)).toBeLessThan(0.35);
  await expectNoSidewaysScroll(page);
  await references(page).nth(3).click();
  await expect(page.getByText('4 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('3 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await swipeLeft(page, page.getByRole('img', { name: 'Reference 2' }));
  await expect(page.getByText('3 / 5')).toBeVisible();
});
