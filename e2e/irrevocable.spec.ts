import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { newPerson, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';
import { fillSignIn } from './support/sign-in-forms.ts';
import { inviteLink, joined, memberRow } from './support/teams.ts';

const NOT_RECENT = {
  status: 403,
  json: { error: 'Please sign in again, then try again', code: 'reauthentication_required' },
};

test('a new email address asks for the password, goes on with what was typed, and counts once it is confirmed', async ({
  page,
  server,
}) => {
  const { password, email: current } = await signUp(page);
  const { email } = newPerson();
  await page.goto('/profile');
  // Stands for a sign-in of more than ten minutes ago.
  await page.route('**/api/auth/change-email', (route) => route.fulfill(NOT_RECENT), { times: 1 });
  await page.getByLabel('New email').fill(current);
  await page.getByRole('button', { name: 'Change email' }).click();
  // Without asking for the password.
  await expect(page.getByText('This is already your email address')).toHaveCount(1);
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription(
    /This is already your email address/,
  );
  await expect(told(page, 'Error')).toHaveCount(0);
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Change email' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Password').fill('Wrong-Hour-1111!');
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question.getByText('Invalid email or password')).toBeVisible();
  await question.getByLabel('Password').fill(password);
  await question.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();

  const link = new URL(await mailedLink(server.dataDir, email, '/auth/confirm'));
  await page.goto(link.pathname + link.hash);
  await expect(page.getByText('Confirm the new address of your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('a user without the password at hand signs in another way, and the act goes on @phone-only', async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await page.goto('/profile');
  await page.getByLabel('New email').fill(newPerson().email);
  await page.route('**/api/auth/change-email', (route) => route.fulfill(NOT_RECENT), { times: 1 });
  await page.getByRole('button', { name: 'Change email' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  const opened = context.waitForEvent('page');
  await question.getByRole('link', { name: 'Sign in another way' }).click();
  const other = await opened;
  const closed = other.waitForEvent('close');
  await expect(other.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  await fillSignIn(other, person);
  await closed;
  await expect(question).toBeHidden();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();
});

test('after “Not now” nothing has happened, what was typed stays, and the focus is where the act began, although two dialogs close', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.goto('/profile');
  const other = newPerson().email;
  await page.getByLabel('New email').fill(other);
  await page.route('**/api/auth/change-email', (route) => route.fulfill(NOT_RECENT));
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(told(page, 'Nothing was changed')).toBeVisible();
  await expect(told(page, 'Please sign in again, then try again')).toBeVisible();
  await expect(told(page, 'Error')).toHaveCount(0);
  await expect(page.getByLabel('New email')).toHaveValue(other);

  await page.route('**/api/auth/delete-account', (route) => route.fulfill(NOT_RECENT));
  const begin = page.getByRole('main').getByRole('button', { name: 'Delete account' });
  await begin.press('Enter');
  const typed = page.getByRole('dialog', { name: 'Delete your account?' });
  await typed.getByRole('textbox').fill(email);
  await typed.getByRole('button', { name: 'Delete account' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Confirm that it’s you' })
    .getByRole('button', { name: 'Not now' })
    .press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(begin).toBeFocused();
});

test('an owner passes the team on, and becomes an admin', async ({ page, browser }) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
  const guest = await joined(browser, await inviteLink(page), {
    firstName: 'Tomas',
    lastName: 'Reyes',
  });
  await page.reload();
  await page.getByRole('button', { name: 'Make owner: Tomas Reyes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
  await expect(told(page, 'Owner changed')).toBeVisible();
  await expect(memberRow(page, 'Tomas Reyes')).toContainText('Owner');
  await expect(memberRow(page, 'Mira Lindqvist')).toContainText('Admin');
  await expect(page.getByLabel('Invite code')).toHaveCount(0);
  await guest.close();
});
