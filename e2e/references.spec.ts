import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { loseAnswer } from './support/network.ts';
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
  await expect(page.getByRole('alert').filter({ hasText: /picture/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry not.png' })).toBeHidden();
  await page.getByRole('button', { name: 'Remove not.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove not.png' })).toBeHidden();
});

test('a kind of picture that is not kept is not even sent', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page
    .getByLabel('Images to add')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(
    page.getByText('Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry logo.svg' })).toBeHidden();
  expect(sent).toEqual([]);
});

test('a picture whose answer got lost is there once after another try', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await loseAnswer(page, '**/references');
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await page.getByRole('button', { name: 'Retry aurora.webp' }).click();
  await expect(references(page)).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await orderOf(page, id)).toHaveLength(1);
});

test('an upload on a dead line gives up, and can be tried again', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.clock.install();
  await page.goto(`/shoots/${id}`);
  await page.route('**/references', () => {});
  const [file] = await photos();
  const sent = page.waitForRequest('**/references');
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await sent;
  await page.clock.fastForward('01:01');
  await expect(page.getByText('The connection is stuck')).toBeVisible();
  await page.unroute('**/references');
  await page.getByRole('button', { name: 'Retry aurora.webp' }).click();
  await expect(references(page)).toHaveCount(1);
});

test('pictures that are left behind say so elsewhere, and arrive once there is a network', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/shoots/new');
  await page.getByLabel('Title').fill('Selkie');
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await page.route('**/references', (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Shoot' }).click();
  await expect(told(page, '1 picture was not uploaded')).toBeVisible();
  await expect(page).toHaveURL(/calendar/);
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await page.unroute('**/references');
  await context.setOffline(true);
  await context.setOffline(false);
  const [shoot] = await (await page.request.get('/api/shoots')).json();
  await expect.poll(() => orderOf(page, shoot.id)).toHaveLength(1);
});

test('a message about pictures that are left behind leads back to them', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await page.route('**/references', (route) => route.abort('connectionreset'));
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await expect(page.getByText('No connection')).toBeVisible();
  await page.getByLabel('Title').fill('Selkie at dusk');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update Shoot' }).click();
  await page.getByRole('button', { name: 'Open shoot' }).click();
  await page.unroute('**/references');
  await page.getByRole('button', { name: 'Retry aurora.webp' }).click();
  await expect(references(page)).toHaveCount(1);
});

test('pictures come behind those that others have added meanwhile', async ({ page }) => {
  const { shoot, ids } = await openReferences(page);
  const [file] = await photos();
  const path = `/api/shoots/${shoot}/references`;
  const answer = await page.request.post(path, { headers, multipart: { file: file ?? '' } });
  const { id: theirs } = await answer.json();
  let count = 0;
  await page.route('**/references', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The first of the three is sent last.
    if (count++ === 0) await page.waitForResponse((response) => response.status() === 201);
    return route.continue();
  });
  const [a, b, c] = await photos();
  const ordered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith(path),
  );
  await page.getByLabel('Images to add').setInputFiles([a, b, c].flatMap((each) => each ?? []));
  await ordered;
  const stored = await (await page.request.get(path)).json();
  expect(stored.slice(0, 6).map(({ id }: { id: string }) => id)).toEqual([...ids, theirs]);
  const names = stored
    .slice(6)
    .map(({ url }: { url: string }) => /aurora|forest|stage/.exec(url)?.[0]);
  expect(names).toEqual(['aurora', 'forest', 'stage']);
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
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this reference image? You can undo this action from the toast for a short time.',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
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
