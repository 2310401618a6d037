import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/people.ts';

test.use({ serverEnv: { SIGNUPS: 'invite' } });

test('where one must be invited the page says so, and the code cannot be left out', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/auth?tab=signup');
  await expect(page.getByText(/You need an invite code to make an account here/)).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const code = page.getByLabel('Invite code');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
});
