import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { dropPhotos, photos, referenceGrid, references } from './support/references.ts';
import { expectLeaveQuestion, told } from './support/screens.ts';
import { openReferences, orderOf, picturesOf } from './support/shoot-references.ts';
import { untilQuiet } from './support/until-quiet.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('five dropped pictures are uploaded in their order, other files are refused, and what the server refuses is removed', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await dropPhotos(page, referenceGrid(page));
  await expect(references(page)).toHaveCount(5);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await picturesOf(page, id)).toEqual(['aurora', 'forest', 'stage', 'moonsea', 'neon']);
  await page
    .getByLabel('Images to add')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(told(page, '“notes.txt” is not an image.')).toBeVisible();
  await page
    .getByLabel('Images to add')
    .setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert').filter({ hasText: /not supported/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry not.png' })).toBeHidden();
  await page.getByRole('button', { name: 'Remove not.png' }).click();
  await expect(page.getByRole('button', { name: 'Remove not.png' })).toBeHidden();
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
  await dropPhotos(page, referenceGrid(page));
  await expect(page.getByText('No connection')).toHaveCount(3);
  await expect(references(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByText('3 pictures are not uploaded yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.unroute('**/references');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(references(page)).toHaveCount(5);
  expect(await picturesOf(page, id)).toEqual(['aurora', 'forest', 'stage', 'moonsea', 'neon']);
});

test('an upload on a dead line can be tried again, and one that met an ended session continues after the next sign-in', async ({
  page,
  context,
}) => {
  const { password } = await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.clock.install();
  await page.goto(`/shoots/${id}`);
  await page.route('**/references', () => {});
  const [file, other] = await photos();
  const sent = page.waitForRequest('**/references');
  await page.getByLabel('Images to add').setInputFiles(file ?? []);
  await sent;
  await page.clock.fastForward('01:01');
  await expect(page.getByText('The connection stalled')).toBeVisible();
  await page.unroute('**/references');
  await page.getByRole('button', { name: 'Retry aurora.webp' }).click();
  await expect(references(page)).toHaveCount(1);

  await untilQuiet(page);
  await context.clearCookies();
  await page.getByLabel('Images to add').setInputFiles(other ?? []);
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(references(page)).toHaveCount(2);
  expect(await picturesOf(page, id)).toEqual(['aurora', 'forest']);
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
  await expectLeaveQuestion(page);
  await page.unroute('**/references');
  await context.setOffline(true);
  await context.setOffline(false);
  const [shoot] = await (await page.request.get('/api/shoots')).json();
  await expect.poll(() => orderOf(page, shoot.id)).toHaveLength(1);
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
  await expect(page.getByRole('heading', { name: 'Calendar View' })).toBeVisible();
  await page.getByRole('button', { name: 'Open shoot' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Selkie at dusk');
  await expect(page.getByRole('button', { name: 'Retry aurora.webp' })).toBeVisible();
  await page.unroute('**/references');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(references(page)).toHaveCount(1);
});

test('new pictures come behind those that others have added, in the chosen order', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
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
    // The first of the three uploads reaches the server last.
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
