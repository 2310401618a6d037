import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { photos, references } from './support/references.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function stored(page: Page, shoot: string, list: string) {
  return (await page.request.get(`/api/shoots/${shoot}/${list}`)).json();
}

async function openLinked(page: Page, resources: object): Promise<string> {
  const { id } = await planShoot(page, { title: 'Selkie' });
  const path = `/api/shoots/${id}/resources`;
  expect((await page.request.patch(path, { headers, data: resources })).ok()).toBe(true);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  return id;
}

test('the catalog knows which shoots use an item, and a deleted one leaves them', async ({
  page,
}) => {
  await signUp(page);
  await planShoot(page, { title: 'Selkie' });
  await addItem(page, 'costumes', { characterName: 'Nimue' });
  await page.goto('/costumes');
  await expect(page.getByText('Nimue').first()).toBeVisible();
  const openShoot = async () => {
    await page
      .getByRole('link', { name: /All Shoots/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Selkie' }).first().click();
  };
  await openShoot();
  await page.getByRole('button', { name: 'Add costumes' }).click();
  await page.getByRole('option', { name: /Nimue/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  await page.getByRole('link', { name: 'Costumes', exact: true }).first().click();
  await expect(page.getByText('In 1 shoot')).toBeVisible();
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nimue' }).hover();
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('In 1 shoot, and will be removed from it');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await openShoot();
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  await expect(page.getByRole('button', { name: 'Add costumes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Nimue' })).toBeHidden();
});

test('a late answer about the shoot does not undo an upload', async ({ page }) => {
  await withoutLiveUpdates(page);
  await signUp(page);
  const { id: costume } = await addItem(page, 'costumes', { characterName: 'Nimue' });
  const id = await openLinked(page, { costumeIds: [costume] });
  const late = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(
    `**/api/shoots/${id}`,
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response }).catch(() => {});
      arrived.resolve();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Nimue/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Costume' });
  const asked = page.waitForRequest(`**/api/shoots/${id}`);
  await dialog.getByLabel('Character Name').fill('Nimue II');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await asked;
  await expect(dialog).toBeHidden();
  const [file] = await photos();
  await page.getByLabel('Images to add').setInputFiles(file ? [file] : []);
  await expect(references(page)).toHaveCount(1);
  late.resolve();
  await arrived.promise;
  // Waits until the page has processed the late response.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(references(page)).toHaveCount(1);
});

test('Ctrl+S saves the quantity, more than the team has too, and the role that are being typed; a custom role ends at its select', async ({
  page,
}) => {
  await signUp(page);
  const lamp = { name: 'Lamp', category: 'Lighting', quantity: 2 };
  const { id: equipmentId } = await addItem(page, 'equipment', lamp);
  const { id: mira } = await addItem(page, 'personnel', { name: 'Mira' });
  const id = await openLinked(page, {
    equipment: [{ equipmentId, quantity: 2 }],
    personnelIds: [mira],
  });
  const quantity = page.getByRole('textbox', { name: 'Quantity of Lamp' });
  await expect(quantity).toHaveAccessibleDescription('');
  await quantity.fill('5');
  await expect(quantity).toHaveAccessibleDescription('3 more than your team has');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => stored(page, id, 'equipment')).toMatchObject([{ quantity: 5, owned: 2 }]);
  await expect(quantity).toHaveValue('5');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  const role = page.getByRole('combobox', { name: 'Role of Mira' });
  for (const [key, words] of [
    ['Escape', 'Participant'],
    ['Enter', 'Smoke'],
  ] as const) {
    await role.click();
    await page.getByRole('option', { name: 'Custom...' }).click();
    await page.getByRole('textbox', { name: 'Role of Mira' }).fill('Smoke');
    await page.keyboard.press(key);
    await expect(role).toBeFocused();
    await expect(role).toHaveText(words);
  }
  await role.click();
  await page.getByRole('option', { name: 'Custom...' }).click();
  await page.getByRole('textbox', { name: 'Role of Mira' }).fill('Smoke wrangler');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => stored(page, id, 'participants'))
    .toMatchObject([{ role: 'Smoke wrangler' }]);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await page.reload();
  await expect(quantity).toHaveAccessibleDescription('3 more than your team has');
});

test('a second Ctrl+S saves what was typed while the first was under way, and the guest dialog asks before it gives up what was typed', async ({
  page,
}) => {
  await signUp(page);
  const id = await openLinked(page, { costumeIds: [] });
  const description = page.getByLabel('Description');
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/shoots/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise;
    await route.fallback();
  });
  await description.fill('Fog');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Control+s');
  await sent;
  await description.fill('Fog over the water');
  await page.keyboard.press('Control+s');
  answer.resolve();
  const storedText = async () =>
    (await (await page.request.get(`/api/shoots/${id}`)).json()).description;
  await expect.poll(storedText).toBe('Fog over the water');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add crew' }).click();
  await page.getByRole('option', { name: /Someone else/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Someone Else' });
  await dialog.getByLabel('Name').fill('Sam Whitlock');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Sam Whitlock');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(question).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('what was typed while a shoot was made goes on in its own editor', async ({ page }) => {
  await signUp(page);
  await page.goto('/shoots/new');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/shoots', async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.fallback();
  });
  await page.getByLabel('Title').fill('Selkie');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Control+s');
  await sent;
  await page.getByLabel('Description').fill('Fog over the water');
  await page.keyboard.press('Control+s');
  answer.resolve();
  await expect(told(page, 'Shoot created')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Fog over the water');
  await expect(page).not.toHaveURL('/shoots/new');
});
