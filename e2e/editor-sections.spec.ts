import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { photos, references } from './support/references.ts';
import { narrowTo, overlap, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });

async function createNew(page: Page, add: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('option', { name: 'Create New...' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add New/ });
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function giveRole(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('combobox', { name: `Role of ${name}` }).click();
  await page.getByRole('option', { name: 'Custom...' }).click();
  await page.getByRole('textbox', { name: `Role of ${name}` }).fill(role);
  await page.keyboard.press('Enter');
}

const quantity = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Quantity of ${name}` });

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test('a name keeps its distance from the quantity beside it', { tag: '@phone-only' }, async ({
  page,
}) => {
  await signUp(page);
  const name = 'Softbox with grid, mmmmmmmmmmmmmmmmmmmmmm';
  const { id: equipmentId } = await post(page, '/api/equipment', { name, category: 'Light' });
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning' });
  const data = { equipment: [{ equipmentId, quantity: 1 }] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await page.goto(`/shoots/${id}`);
  const stepper = page.getByRole('group', { name: `Quantity of ${name}` });
  const row = page.getByRole('listitem').filter({ has: stepper });
  await stepper.scrollIntoViewIfNeeded();
  const [words, steps] = [
    await row.getByRole('button', { name }).first().boundingBox(),
    await stepper.boundingBox(),
  ];
  expect(Math.abs(words!.y - steps!.y), 'beside each other').toBeLessThan(words!.height / 2);
  expect(steps!.x - (words!.x + words!.width)).toBeGreaterThanOrEqual(12);
});

test('a shoot is built from nothing but the editor, and all of it is there after a reload', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/shoots/new');
  for (const name of ['Morgan le Fay', 'Nimue'])
    await createNew(page, 'Add costumes', { 'Character Name': name });
  await expect(page.getByLabel('Title')).toHaveValue('Morgan le Fay & Nimue');
  await createNew(page, 'Add props', { Name: 'Excalibur, foam' });
  await createNew(page, 'Add crew', { Name: 'Mira Lindqvist' });
  await expect(page.getByRole('combobox', { name: 'Role of Mira Lindqvist' })).toHaveText(
    'Participant',
  );
  await giveRole(page, 'Mira Lindqvist', 'Smoke wrangler');
  await createNew(page, 'Add equipment', { Name: 'Godox AD200', Category: 'Lighting' });
  await page
    .getByRole('group', { name: 'Quantity of Godox AD200' })
    .getByRole('button', { name: 'One more' })
    .click();
  await createNew(page, 'Add a location', { Name: 'San Galgano' });
  await createNew(page, 'Add a Backup Location', { Name: 'Tithe barn' });
  await page.getByLabel('Images to add').setInputFiles((await photos()).slice(0, 2));
  await expect(page.getByText('Uploads when you create the shoot')).toHaveCount(2);
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(references(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Morgan le Fay & Nimue');
  for (const name of ['Morgan le Fay', 'Nimue', 'Excalibur, foam', 'San Galgano', 'Tithe barn'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  const role = page.getByRole('combobox', { name: 'Role of Mira Lindqvist' });
  await expect(role).toHaveText('Smoke wrangler');
  await expect(quantity(page, 'Godox AD200')).toHaveValue('2');
  await expect(references(page)).toHaveCount(2);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('a menu finds and adds several items in a row, by keyboard alone', async ({ page }) => {
  await signUp(page);
  for (const characterName of ['Nimue', 'Accolon', 'Neon Ronin'])
    await post(page, '/api/costumes', { characterName });
  await page.goto('/shoots/new');
  await page.getByRole('button', { name: 'Add costumes' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Find a costume' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.type('nim');
  await page.keyboard.press('Enter');
  await field.fill('ronin');
  await page.keyboard.press('Enter');
  await field.fill('nim');
  await expect(page.getByText('Nothing matches “nim”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add costumes' })).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Nimue & Neon Ronin');
});

test('Enter in a menu whose items are still on their way makes nothing new; a typed title stays, and the one from the costumes can be had back', async ({
  page,
}) => {
  await signUp(page);
  for (const characterName of ['Nimue', 'Accolon'])
    await post(page, '/api/costumes', { characterName });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/costumes', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.goto('/shoots/new');
  await page.getByRole('button', { name: 'Add costumes' }).click();
  const field = page.getByRole('combobox', { name: 'Find a costume' });
  await field.fill('nim');
  await field.press('Enter');
  answer.resolve();
  await expect(page.getByRole('option', { name: 'Nimue' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Nimue');
  await page.keyboard.press('Escape');

  await page.getByLabel('Title').fill('At St. Galgano');
  await page.getByRole('button', { name: 'Add costumes' }).click();
  await page.getByRole('option', { name: 'Accolon' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title')).toHaveValue('At St. Galgano');
  await page.getByRole('button', { name: 'Use this title' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Nimue & Accolon');
  await page.getByRole('button', { name: 'Remove Nimue' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Accolon');
  await expect(page.getByRole('button', { name: 'Add costumes' })).toBeFocused();
});

test('an item is edited from its card, a new one is linked at once, a guest takes part, and the shoot is duplicated without its date', async ({
  page,
}) => {
  await signUp(page);
  const { id: costumeId } = await post(page, '/api/costumes', { characterName: 'Nimue' });
  const { id } = await planShoot(page, { title: 'Lake', status: 'planning', date: '2048-12-05' });
  await page.request.patch(`/api/shoots/${id}/resources`, {
    data: { costumeIds: [costumeId] },
    headers,
  });
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: /^Nimue Planning/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  await dialog.getByLabel('Character Name').fill('Nimue of the Lake');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: /^Nimue of the Lake Planning/ })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await createNew(page, 'Add props', { Name: 'Raven, wired' });
  await expect(page.getByRole('button', { name: 'Remove Raven, wired' })).toBeVisible();
  const props = async () => (await page.request.get(`/api/shoots/${id}/props`)).json();
  await expect.poll(props).toMatchObject([{ name: 'Raven, wired' }]);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add crew' }).click();
  await page.getByRole('combobox', { name: 'Find a crew member' }).fill('Sam Whitlock');
  await page.getByRole('option', { name: /Sam Whitlock/ }).click();
  await expect(page.getByRole('button', { name: 'Add crew' })).toBeFocused();
  await page.getByRole('button', { name: /^Sam Whitlock/ }).click();
  const guest = page.getByRole('dialog', { name: 'Edit Participant' });
  await expect(guest.getByLabel('Name')).toBeFocused();
  await guest.getByLabel('Email').fill('sam');
  await guest.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(guest.getByLabel('Email')).toHaveAccessibleDescription(/valid email/);
  await guest.getByLabel('Email').fill('sam@example.org');
  await guest.getByRole('button', { name: 'Update', exact: true }).click();
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${id}/participants`)).json();
  expect(stored).toMatchObject([
    { personnelId: null, name: 'Sam Whitlock', role: 'Participant', email: 'sam@example.org' },
  ]);

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Duplicate' }).press('Enter');
  const withoutDate = page.getByRole('dialog').getByRole('button', { name: 'No date' });
  await expect(withoutDate).toBeFocused();
  await withoutDate.click();
  await expect(page.getByLabel('Title')).toHaveValue('Lake (copy)');
  await page.goto('/shoots');
  await expect(page.getByRole('link', { name: 'Lake (copy)' })).toBeVisible();
});

test('a deleted item is removed from the shoot, and nothing else is lost', async ({ page }) => {
  await signUp(page);
  const gone = await post(page, '/api/props', { name: 'Borrowed sword' });
  await post(page, '/api/props', { name: 'Own shield' });
  const { id } = await planShoot(page, { title: 'Lake' });
  await withoutLiveUpdates(page);
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Description').fill('Still here');
  await page.getByRole('button', { name: 'Add props' }).click();
  await page.getByRole('option', { name: 'Borrowed sword' }).click();
  await page.getByRole('option', { name: 'Own shield' }).click();
  await page.keyboard.press('Escape');
  await page.request.delete(`/api/props/${gone.id}`, { headers });
  await update(page).click();
  const words = 'Borrowed sword: deleted, so removed from this shoot. Please save again.';
  await expect(told(page, words)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Still here');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${id}/props`)).json();
  expect(stored).toMatchObject([{ name: 'Own shield' }]);
});

test('links that could not be stored after the shoot was made are stored by the next try, in one shoot', async ({
  page,
}) => {
  await signUp(page);
  await post(page, '/api/props', { name: 'Own shield' });
  await page.goto('/shoots/new');
  await page.getByLabel('Title').fill('Half made');
  await page.getByRole('button', { name: 'Add props' }).click();
  await page.getByRole('option', { name: 'Own shield' }).click();
  await page.keyboard.press('Escape');
  await page.route('**/resources', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(told(page, 'Error')).toBeVisible();
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(told(page, 'Shoot created')).toBeVisible();
  const shoots = await (await page.request.get('/api/shoots')).json();
  expect(shoots).toHaveLength(1);
  const stored = await (await page.request.get(`/api/shoots/${shoots[0].id}/props`)).json();
  expect(stored).toMatchObject([{ name: 'Own shield' }]);
});

test('the schedule fits the smallest phone and text of twice the size, and quantities are easy to tap', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const { id: equipmentId } = await post(page, '/api/equipment', {
    name: 'Lamp',
    category: 'Light',
  });
  const plan = { title: 'Selkie', status: 'planning', date: '2199-12-21', time: '15:30' } as const;
  const { id } = await planShoot(page, plan);
  const data = { equipment: [{ equipmentId, quantity: 2 }] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/shoots/${id}`);
  const box = async (locator: Locator) => {
    await expect(locator).toBeVisible();
    return (await locator.boundingBox())!;
  };
  const description = await box(page.getByRole('textbox', { name: 'Description' }));
  const reminder = await box(page.getByRole('combobox', { name: 'Reminder' }));
  expect(reminder.x + reminder.width).toBeLessThanOrEqual(description.x + description.width + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const duplicate = await box(page.getByRole('button', { name: 'Duplicate', exact: true }));
  const remove = await box(page.getByRole('button', { name: 'Delete', exact: true }));
  expect(remove.x - (duplicate.x + duplicate.width)).toBeGreaterThanOrEqual(0);
  const more = await box(page.getByRole('button', { name: 'One more' }));
  expect([more.width, more.height]).toEqual([44, 44]);
  await expect(page.getByRole('heading', { name: 'Equipment, 1', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  const date = page.getByRole('button', { name: /^Date/ });
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  await date.scrollIntoViewIfNeeded();
  await expect(date.getByText('Dec 21, 2199')).toBeInViewport({ ratio: 0.9 });
  for (const value of [date.getByText('Dec 21, 2199'), time.getByText('3:30 PM')])
    expect(await value.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  expect(await overlap(date, time)).toBe(false);
  await narrowTo(page, [390]);
  const update = await box(page.getByRole('button', { name: 'Update Shoot' }));
  expect(update.x + update.width).toBeLessThanOrEqual(390);
  // The next journey is in the same context.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
});
