import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
});

test('the sidebar collapses by button and Ctrl+B, and stays so', async ({ page, context }) => {
  await page.goto('/');
  const words = page.getByRole('navigation', { name: 'Navigation' }).getByText('All Shoots');
  await expect(words).toBeInViewport();
  await page.keyboard.press('Control+b');
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  await page.reload();
  await expect(page.getByRole('button', { name: /Expand sidebar/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: /Collapse sidebar/ })).toBeVisible();
});

test('the theme is dark until one chooses, and the choice is kept', async ({ page }) => {
  await page.goto('/');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /^Theme/ }).click();
  expect(await theme()).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
});

test('the menu of a phone opens over the page and closes with Escape @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Costumes' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Costumes' }).click();
  await expect(page).toHaveURL(/\/costumes$/);
  await expect(menu).toBeHidden();
});

test('the names in the profile can be changed', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Email cannot be changed at this time')).toBeVisible();
  await page.getByLabel('First name').fill('Mirabel');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Mirabel');
});
