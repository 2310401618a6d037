import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { writesOf } from './support/teams.ts';
import { untilQuiet } from './support/until-quiet.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });

async function openShoot(page: Page): Promise<{ id: string; email: string; password: string }> {
  const person = await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning', date: '2199-06-12' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  return { id, ...person };
}

test('all fields are kept, through a reload as well', async ({ page }) => {
  await openShoot(page);
  const time = page.getByRole('combobox', { name: 'Time' });
  await time.focus();
  await page.keyboard.type('14:30');
  await expect(page.getByRole('option', { name: '2:30 PM', exact: true })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(time).toContainText('2:30 PM');
  await page.keyboard.type('25:99');
  await page.keyboard.press('Enter');
  await expect(time).toContainText('2:30 PM');
  await time.click();
  await page.getByRole('option', { name: '6:15 AM', exact: true }).click();
  await page.getByRole('combobox', { name: 'Duration' }).click();
  await page.getByRole('option', { name: '1h 45m', exact: true }).click();
  await page.getByRole('combobox', { name: 'Set-up' }).click();
  await page.getByRole('option', { name: '1h 15m', exact: true }).click();
  await page.getByRole('combobox', { name: 'Strike' }).click();
  await page.getByRole('option', { name: '30 min', exact: true }).click();
  await page.getByRole('combobox', { name: 'Reminder' }).click();
  await page.getByRole('option', { name: '1 day before', exact: true }).click();
  await page.getByLabel('Description').fill('Low tide from eight.');
  await page.getByLabel('Instagram', { exact: false }).first().fill('https://example.org/selkie');
  await page.keyboard.press('Enter');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Time' })).toContainText('6:15 AM');
  await expect(page.getByRole('combobox', { name: 'Duration' })).toContainText('1h 45m');
  await expect(page.getByRole('combobox', { name: 'Set-up' })).toContainText('1h 15m');
  await expect(page.getByRole('combobox', { name: 'Strike' })).toContainText('30 min');
  await expect(page.getByRole('combobox', { name: 'Reminder' })).toContainText('1 day before');
  await expect(page.getByLabel('Description')).toHaveValue('Low tide from eight.');
  await expect(page.getByRole('link', { name: /example\.org\/selkie/ })).toBeVisible();
});

test('leaving an edited shoot asks, and what was typed survives a reload', async ({ page }) => {
  await openShoot(page);
  await page.getByLabel('Description').fill('Not saved yet');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Unsaved changes');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Not saved yet');

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Not saved yet');
  await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  await expect(page.getByText(/^Unsaved changes from/)).toBeHidden();

  await page.getByLabel('Description').fill('Never saved');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar View' })).toBeVisible();
});

test('two people edit the same shoot: the second chooses, nothing is lost; it is deleted after a question', async ({
  page,
}) => {
  const { id } = await openShoot(page);
  await page.getByLabel('Description').fill('Mine');
  await page.request.patch(`/api/shoots/${id}`, {
    data: { description: 'Theirs' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await update(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('button', { name: /Keep mine/ }).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  const saved = await page.request.get(`/api/shoots/${id}`);
  expect(await saved.json()).toMatchObject({ description: 'Mine' });

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/It stays in the trash for 30 days\./)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Shoot deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.request.get(`/api/shoots/${id}`)).status()).toBe(404);
});

test('an expired session lets one sign in again and go on', async ({ page, context }) => {
  const { email, password } = await openShoot(page);
  await untilQuiet(page);
  await page.getByLabel('Description').fill('Survives the sign-in');
  await context.clearCookies();
  await update(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('Survives the sign-in');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
});

test('an address parameter that makes no sense changes nothing', async ({ page }) => {
  await signUp(page);
  for (const date of ['foo', '2026-13-45', '9999-12-15']) {
    await page.goto(`/calendar?date=${date}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto(`/shoots/new?date=${date}&status=nonsense`);
    await expect(page.getByLabel('Title')).toBeVisible();
  }
});

test('pressing twice creates one shoot', async ({ page }) => {
  await signUp(page);
  await page.goto('/shoots/new');
  await expect(page.getByRole('switch', { name: 'Public sharing' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeDisabled();
  await page.getByLabel('Title').fill('Only once');
  const sent = writesOf(page);
  await page.getByRole('button', { name: 'Create Shoot' }).dblclick();
  await expect(told(page, 'Shoot created')).toBeVisible();
  expect(sent).toEqual(['POST /api/shoots']);
  const list = await (await page.request.get('/api/shoots')).json();
  expect(list).toHaveLength(1);
});

test('a new shoot opens, can be shared from the message, and Back leads to the screen before', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/calendar');
  await page.getByRole('link', { name: 'Add New Shoot' }).first().click();
  // Playwright would wait until the button is available.
  await page.getByRole('button', { name: 'Reminders' }).click({ force: true });
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Create the shoot first' }),
  ).toBeVisible();
  await page.getByLabel('Title').fill('Selkie');
  await page.getByRole('button', { name: 'Create Shoot' }).press('Enter');
  await expect(told(page, 'Shoot created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Shoot' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const sharing = page.getByRole('switch', { name: 'Public sharing' });
  await expect(sharing).toBeFocused();
  await expect(sharing).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar/);
});
