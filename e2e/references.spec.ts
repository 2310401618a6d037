import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { dropPhotos, photos, references } from './support/references.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const told = (page: Page, words: string) => page.getByText(words, { exact: true });
const grid = (page: Page) => page.getByRole('list', { name: 'Reference Images' });

/** The editor of a shoot with five references, whose ids are answered in their order. */
async function openReferences(page: Page): Promise<{ shoot: string; ids: string[] }> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  const ids: string[] = [];
  for (const file of await photos()) {
    const path = `/api/shoots/${id}/references`;
    const answer = await page.request.post(path, { headers, multipart: { file } });
    ids.push((await answer.json()).id);
  }
  await page.goto(`/shoots/${id}`);
  await expect(references(page)).toHaveCount(5);
  return { shoot: id, ids };
}

const orderOf = async (page: Page, shoot: string): Promise<string[]> => {
  const list = await (await page.request.get(`/api/shoots/${shoot}/references`)).json();
  return list.map(({ id }: { id: string }) => id);
};

test('five dropped pictures are uploaded in their order, and other files are refused', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await dropPhotos(page, grid(page));
  await expect(references(page)).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const stored = await (await page.request.get(`/api/shoots/${id}/references`)).json();
  const names = stored.map(
    ({ url }: { url: string }) => /aurora|forest|stage|moonsea|neon/.exec(url)?.[0],
  );
  expect(names).toEqual(['aurora', 'forest', 'stage', 'moonsea', 'neon']);
  await page
    .getByLabel('Images to add')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(told(page, '“notes.txt” is not an image.')).toBeVisible();
  await expectAccessible(page);
});

test('a network that is lost in the middle of uploads loses none of them', async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  let sent = 0;
  await page.route('**/references', (route) => {
    sent += 1;
    return sent <= 2 ? route.continue() : route.abort('internetdisconnected');
  });
  await dropPhotos(page, grid(page));
  await expect(page.getByText('No connection')).toHaveCount(3);
  await expect(references(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByText('3 pictures are not uploaded yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.unroute('**/references');
  await page.getByRole('button', { name: 'Retry stage.webp' }).click();
  await expect(references(page)).toHaveCount(3);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(references(page)).toHaveCount(5);
  expect(await orderOf(page, id)).toHaveLength(5);
});

test('a picture that the server refuses says why, and can be removed', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await page
    .getByLabel('Images to add')
    .setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('button', { name: 'Retry not.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove not.png' }).click();
  await expect(page.getByRole('button', { name: 'Retry not.png' })).toBeHidden();
});

test('the viewer goes round, saves notes, and asks before losing them', async ({ page }) => {
  await openReferences(page);
  await references(page).first().click();
  const viewer = page.getByRole('dialog', { name: 'Reference 1' });
  await expect(viewer.getByText('1 / 5')).toBeVisible();
  await expectAccessible(page);
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
});

test('a deleted reference comes back with its notes and in its place', async ({ page }) => {
  const { shoot, ids } = await openReferences(page);
  await page.request.patch(`/api/references/${ids[1]}`, {
    data: { notes: 'Rim from both sides' },
    headers,
  });
  await page.reload();
  await references(page).nth(1).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this reference image? You can undo this action from the toast for a short time.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(references(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(references(page)).toHaveCount(5);
  await expect(page.getByText('Rim from both sides')).toBeVisible();
  expect(await orderOf(page, shoot)).toEqual(ids);
});

test('references are put into another order by keys and by mouse', async ({ page }) => {
  const { shoot, ids } = await openReferences(page);
  const [first, second, third, ...rest] = ids;
  const drag = page.getByRole('status').filter({ hasText: /place|Picked up/ });
  await references(page).first().focus();
  await page.keyboard.press('Space');
  await expect(drag).toContainText('Picked up reference 1 of 5.');
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

test('an order that the server refuses is taken back', async ({ page }) => {
  const { ids } = await openReferences(page);
  await page.route('**/references', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await references(page).nth(4).dragTo(references(page).first(), { steps: 12 });
  await expect(told(page, 'The order could not be changed')).toBeVisible();
  const shown = page.locator('[data-reference]');
  const order = await shown.evaluateAll((tiles) => tiles.map((tile) => tile.dataset.reference));
  expect(order).toEqual(ids);
});

test('references on a phone @phone-only', async ({ page }) => {
  await openReferences(page);
  await expectNoSidewaysScroll(page);
  await references(page).nth(2).click();
  await expect(page.getByText('3 / 5')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('4 / 5')).toBeVisible();
});
