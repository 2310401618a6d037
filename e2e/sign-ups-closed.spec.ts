import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/screens.ts';

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test.use({ serverEnv: { SIGNUPS: 'closed' } });

test('where sign-ups are closed the page says so and leads to sign-in', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
  await page.goto('/auth?tab=signup');
  await expect(page.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
