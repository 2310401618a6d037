import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

test('a visitor sees what the product is and may go on to sign up @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Lensemble/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
});

test('an address that nobody has shows the 404 page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expectAccessible(page);
});

test('someone who is signed in starts at the dashboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
});
