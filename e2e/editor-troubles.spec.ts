import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { newPerson, planShoot, signUp } from './support/people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });
const told = (page: Page, words: string) => page.getByText(words, { exact: true });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));

async function openShoot(page: Page): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning', date: '2026-12-05' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
  return id;
}

test('neither a long word nor a tablet makes the page wider than the screen', async ({ page }) => {
  await openShoot(page);
  await page.getByLabel('Description').fill('x'.repeat(2_000));
  for (const width of [390, 768, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide, { message: `${width}px` }).toBeLessThanOrEqual(width);
  }
});

test('a browser that believes to be offline saves where the server can be reached', async ({
  page,
}) => {
  await openShoot(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await page.getByLabel('Description').fill('On this very machine');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
});

test('without a network it waits, and saves by itself once there is one', async ({
  page,
  context,
}) => {
  await openShoot(page);
  await page.getByLabel('Description').fill('In the woods');
  await context.setOffline(true);
  await update(page).click();
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await context.setOffline(false);
  await expect(told(page, 'Shoot updated')).toBeVisible();
});

test('a shoot that was deleted meanwhile can be created again from what was typed', async ({
  page,
}) => {
  const id = await openShoot(page);
  await page.getByLabel('Description').fill('Still here');
  await page.request.delete(`/api/shoots/${id}`, { headers });
  await update(page).click();
  const question = page.getByRole('alertdialog', { name: 'This shoot was deleted meanwhile' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Still here');
  await update(page).click();
  await question.getByRole('button', { name: 'Create it again' }).click();
  await expect(told(page, 'Shoot created')).toBeVisible();
  const list = await (await page.request.get('/api/shoots')).json();
  expect(list).toMatchObject([{ title: 'Selkie', description: 'Still here' }]);
});

test('what somebody changed meanwhile is not deleted unseen', async ({ page }) => {
  const id = await openShoot(page);
  await page.request.patch(`/api/shoots/${id}`, { data: { title: 'Selkie at dusk' }, headers });
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('Somebody has changed its title meanwhile.');
  await expect(question).toContainText('Selkie at dusk');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Shoot deleted')).toBeVisible();
});

test('signing out without saving leaves nothing of it in the tab', async ({ page }) => {
  await openShoot(page);
  await page.getByLabel('Description').fill('Nobody else’s business');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: /Sign in/i }).first()).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('nothing is saved for somebody else who signed in in another tab', async ({
  page,
  context,
}) => {
  await openShoot(page);
  await page.getByLabel('Description').fill('Of the first person');
  const { email, password } = newPerson();
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/auth?tab=signup');
  await other.getByLabel('First name').fill('Otto');
  await other.getByLabel('Last name').fill('Zwei');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL(/\/$/);
  await update(page).click();
  await expect(page.getByText(/You signed in as somebody else/).first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Of the first person');
});

test('a newer release on the server does not take the screen away', async ({ page, context }) => {
  await openShoot(page);
  const loaded = page.waitForResponse(/session-ended/);
  await page.getByLabel('Description').fill('Survives');
  await (await loaded).finished();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await context.clearCookies();
  await update(page).click();
  await expect(page.getByRole('dialog', { name: 'Your session ended' })).toBeVisible();
});

test('the focus stays where something was taken away', async ({ page }) => {
  await openShoot(page);
  await page.getByRole('button', { name: 'Clear date' }).click();
  await expect(page.getByRole('button', { name: /^Date/ })).toBeFocused();
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '6:15 AM', exact: true }).click();
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: 'No time' }).click();
  await expect(page.getByRole('combobox', { name: 'Time' })).toContainText('Choose time');
  await expect(page.getByRole('combobox', { name: 'Time' })).toBeFocused();
});
