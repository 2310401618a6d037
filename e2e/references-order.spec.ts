import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { photos, references } from './support/references.ts';
import { told } from './support/screens.ts';
import { openReferences, orderOf, untilSortable } from './support/shoot-references.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

const shownOrder = (page: Page) =>
  page
    .locator('[data-reference]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.reference));

/** dnd-kit handles arrow keys only after the next timer; a scripted key press can come earlier. */
const untilTimersRan = (page: Page) => page.evaluate(() => new Promise((run) => setTimeout(run)));

test('references are put into another order by keys and by mouse', async ({ page }) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/sortable-references-*.js', (route) => late.then(() => route.continue()));
  const { shoot, ids } = await openReferences(page);
  const [first, second, third, ...rest] = ids;
  const drag = page.getByRole('status').filter({ hasText: /place|Picked up/ });
  await references(page).first().focus();
  // The sorting code loads after the screen and keeps the focus.
  arrive();
  await untilSortable(page);
  await expect(references(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(drag).toContainText('Picked up reference 1 of 5.');
  await untilTimersRan(page);
  await page.keyboard.press('ArrowRight');
  await expect(drag).toContainText('Over place 2 of 5.');
  await page.keyboard.press('ArrowRight');
  await expect(drag).toContainText('Over place 3 of 5.');
  await page.keyboard.press('Space');
  await expect.poll(() => orderOf(page, shoot)).toEqual([second, third, first, ...rest]);
  await references(page).nth(2).dragTo(references(page).first(), { steps: 12 });
  await expect.poll(() => orderOf(page, shoot)).toEqual(ids);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an order that the server refuses is taken back, and moving a reference keeps what others have moved, added and deleted', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  const { shoot, ids } = await openReferences(page);
  await untilSortable(page);
  await page.route('**/references', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await references(page).nth(4).dragTo(references(page).first(), { steps: 12 });
  await expect(told(page, 'The order could not be changed')).toBeVisible();
  await expect.poll(() => shownOrder(page)).toEqual(ids);
  await page.unroute('**/references');

  const [first, second, third, fourth, fifth] = ids;
  const path = `/api/shoots/${shoot}/references`;
  await page.request.patch(path, { headers, data: { ids: [fourth, third, second, first, fifth] } });
  await page.request.delete(`/api/references/${second}`, { headers });
  const [file] = await photos();
  const answer = await page.request.post(path, { headers, multipart: { file: file ?? '' } });
  const { id: sixth } = await answer.json();
  await references(page).nth(4).dragTo(references(page).nth(2), { steps: 12 });
  const order = [fourth, fifth, third, first, sixth];
  await expect.poll(() => orderOf(page, shoot)).toEqual(order);
  await expect.poll(() => shownOrder(page)).toEqual(order);
});
