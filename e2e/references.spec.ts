import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { loseAnswer } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { dropPhotos, photos, references } from './support/references.ts';
import { expectAccessible, expectNoSidewaysScroll, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
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

const storedOf = async (page: Page, shoot: string): Promise<{ id: string; url: string }[]> =>
  (await page.request.get(`/api/shoots/${shoot}/references`)).json();

const orderOf = async (page: Page, shoot: string): Promise<string[]> =>
  (await storedOf(page, shoot)).map(({ id }) => id);

/** Which of the five pictures a shoot has, in their order. */
const picturesOf = async (page: Page, shoot: string) =>
  (await storedOf(page, shoot)).map(({ url }) => /aurora|forest|stage|moonsea|neon/.exec(url)?.[0]);

test('five dropped pictures are uploaded in their order, and other files are refused', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await dropPhotos(page, grid(page));
  await expect(references(page)).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await picturesOf(page, id)).toEqual(['aurora', 'forest', 'stage', 'moonsea', 'neon']);
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
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(references(page)).toHaveCount(5);
  expect(await picturesOf(page, id)).toEqual(['aurora', 'forest', 'stage', 'moonsea', 'neon']);
});

test('what a server in trouble did not take goes again by itself', async ({ page }) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.clock.install();
  await page.goto(`/shoots/${id}`);
  const json = { error: 'Please try again later', code: 'unavailable' };
  await page.route('**/references', (route) => route.fulfill({ status: 503, json }));
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await expect(page.getByText('Please try again later')).toBeVisible();
  const news = page.getByRole('status').filter({ hasText: '1 picture not uploaded yet' });
  await expect(news).toHaveCount(1);
  await page.unroute('**/references');
  await page.clock.fastForward('00:10');
  await expect(references(page)).toHaveCount(1);
  await expect(news).toHaveCount(0);
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

test('a picture that met an ended session goes on once one has signed in again', async ({
  page,
  context,
}) => {
  const { password } = await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  await context.clearCookies();
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(references(page)).toHaveCount(1);
  expect(await picturesOf(page, id)).toEqual(['aurora']);
});

test('a message about pictures that are left behind leads back to them', async ({
  page,
  context,
}) => {
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
  await expect(page.getByRole('button', { name: 'Retry aurora.webp' })).toBeVisible();
  await page.unroute('**/references');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(references(page)).toHaveCount(1);
});

test('pictures come behind those that others have added meanwhile, as they were chosen', async ({
  page,
}) => {
  const { shoot, ids } = await openReferences(page);
  const [a, b, c] = await photos();
  const path = `/api/shoots/${shoot}/references`;
  const answer = await page.request.post(path, { headers, multipart: { file: a ?? '' } });
  const { id: theirs } = await answer.json();
  let arrived = 0;
  page.on('response', (response) => {
    if (response.status() === 201) arrived += 1;
  });
  let sent = 0;
  await page.route('**/references', async (route) => {
    // The first of the three is sent last.
    if (sent++ === 0) await expect.poll(() => arrived).toBe(2);
    return route.continue();
  });
  await page.getByLabel('Images to add').setInputFiles([a, b, c].flatMap((each) => each ?? []));
  await expect(references(page)).toHaveCount(8);
  expect((await orderOf(page, shoot)).slice(0, 6)).toEqual([...ids, theirs]);
  expect((await picturesOf(page, shoot)).slice(6)).toEqual(['aurora', 'forest', 'stage']);
  const shown = page.locator('[data-reference]');
  const order = await shown.evaluateAll((tiles) => tiles.map((tile) => tile.dataset.reference));
  expect(order.slice(5)).toEqual((await orderOf(page, shoot)).slice(6));
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

/** The code for it comes after the screen. */
const untilSortable = (page: Page) =>
  expect(references(page).first()).toHaveAccessibleDescription(/Press Space/);

/** dnd-kit listens to the arrows from the next timer on, and a key pressed by a program can come before that. */
const untilTimersRan = (page: Page) => page.evaluate(() => new Promise((run) => setTimeout(run)));

test('references are put into another order by keys and by mouse', async ({ page }) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/sortable-references-*.js', (route) => late.then(() => route.continue()));
  const { shoot, ids } = await openReferences(page);
  const [first, second, third, ...rest] = ids;
  const drag = page.getByRole('status').filter({ hasText: /place|Picked up/ });
  await references(page).first().focus();
  // What it takes to move them comes after the screen, and leaves the focus where it is.
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

test('who moves one leaves alone what others have moved, added and deleted meanwhile', async ({
  page,
}) => {
  const { shoot, ids } = await openReferences(page);
  await untilSortable(page);
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
  await expect(references(page)).toHaveCount(5);
  const shown = page.locator('[data-reference]');
  expect(await shown.evaluateAll((tiles) => tiles.map((tile) => tile.dataset.reference))).toEqual(
    order,
  );
});

test('a reference that somebody else has deleted meanwhile can be deleted, and says so to who writes about it', async ({
  page,
}) => {
  const { ids } = await openReferences(page);
  await page.request.delete(`/api/references/${ids[0]}`, { headers });
  await references(page).first().click();
  await page.getByLabel('Notes').fill('Rim from both sides');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(page, 'Somebody has deleted this reference image meanwhile')).toBeVisible();
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
  const [file] = await photos();
  const path = `/api/shoots/${id}/references`;
  const answer = await page.request.post(path, { headers, multipart: { file: file ?? '' } });
  const { url } = await answer.json();
  const others = Array.from({ length: 23 }, () =>
    page.request.post(path, { headers, data: { url } }),
  );
  await Promise.all(others);
  await page.goto(`/shoots/${id}`);
  await expect(references(page)).toHaveCount(11);
  await expectAccessible(page);
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
  // What is added stands at the end.
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await expect(references(page)).toHaveCount(25);
});

test('an order that the server refuses is taken back', async ({ page }) => {
  const { ids } = await openReferences(page);
  await untilSortable(page);
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
