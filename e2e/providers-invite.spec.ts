import { randomUUID } from 'node:crypto';
import { expect } from './support/fixtures.ts';
import { test as base } from './support/sign-in-providers.ts';

const test = base.extend({
  serverEnv: [
    async ({ standIns }, use) => use({ ...standIns.google.env, SIGNUPS: 'invite' }),
    { scope: 'worker' },
  ],
});

test('a Google sign-up without the required code leads to its field', async ({
  page,
  server,
  standIns,
}) => {
  const email = `${randomUUID()}@example.org`;
  standIns.google.person = { sub: randomUUID(), email, email_verified: true, name: 'Ada Byron' };
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const words = 'You need an invite code to create an account here. Enter it first.';
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/auth?invite=true`);
  await expect(page.getByLabel('Invite code')).toBeFocused();
});
