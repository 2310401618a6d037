import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

// Its server is its own: two workers would each start one.
test.describe.configure({ mode: 'default' });

test.use({ serverEnv: { SIGNUPS: 'closed' } });

test('where nobody can sign up the first page offers to sign in, and no more @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText(/New accounts cannot be made here at the moment/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Get Started|Account|Invite/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('where nobody can sign up the page says so and leads to sign-in', async ({ page }) => {
  await page.goto('/auth?tab=signup');
  await expect(page.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
