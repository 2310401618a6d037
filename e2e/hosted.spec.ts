import type { Page, Route } from '@playwright/test';
import type { Project } from '../testing/hosted-identity/project.ts';
import { expect } from './support/fixtures.ts';
import { knownPerson, test } from './support/hosted.ts';
import { newPerson } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';
import { inviteLink } from './support/teams.ts';
import { untilQuiet } from './support/until-quiet.ts';

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

const told = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first();

const linkTo = (project: Project, email: string) =>
  project.mails.findLast((mail) => mail.email === email)?.link ?? '';

test('people sign up, out and in with a hosted identity, and nothing of it stays behind', async ({
  page,
  server,
}) => {
  const person = newPerson({ firstName: 'Ana Maria', lastName: 'de la Cruz' });
  await page.goto('/auth?tab=signup');
  await fillSignUp(page, person);
  await expect(told(page, 'Success!')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ana Maria');
  await expect(page.getByLabel('Last name')).toHaveValue('de la Cruz');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/sb-auth|eyJ/);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ value }) => value.includes('eyJ'))).toEqual([]);

  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL(`${server.origin}/`);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
});

test('an address is confirmed by the service’s mail, opened anywhere, with names and invitation', async ({
  page,
  browser,
  project,
  server,
}) => {
  const owner = await browser.newPage({ baseURL: server.origin });
  await owner.goto('/auth');
  await fillSignIn(owner, knownPerson(project));
  await expect(owner.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  const invitation = new URL(await inviteLink(owner));

  project.autoconfirm = false;
  const person = newPerson({ firstName: 'Mira' });
  await page.goto(invitation.pathname + invitation.search);
  await fillSignUp(page, person);
  await expect(told(page, 'Email Confirmation Required')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(told(page, 'Sent again')).toBeVisible();
  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await fillSignIn(page, person);
  await expect(told(page, 'Email not confirmed')).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  await elsewhere.goto(linkTo(project, person.email));
  // An attacker could send such a link, so the page asks before it signs the visitor in.
  await expect(
    elsewhere.getByRole('heading', { name: 'Continue with this account?' }),
  ).toBeVisible();
  await expect(elsewhere.getByText(person.email)).toBeVisible();
  await expectAccessible(elsewhere);
  expect((await elsewhere.request.get(`${server.origin}/api/auth/me`)).status()).toBe(401);
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await expect(elsewhere).toHaveURL(`${server.origin}/`);
  await owner.goto('/profile');
  await expect(owner.getByText('Mira Okafor')).toBeVisible();
  await owner.close();
  await context.close();
});

test('a no at the provider is said in our own words; a yes leads back to where one wanted to go, with the name that it gives', async ({
  page,
  project,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(told(page, 'Sign-in was canceled.')).toBeVisible();
  await page.goto('/auth/callback#error=x&error_description=Call+0900+12345');
  await expect(told(page, 'Error signing in')).toBeVisible();
  await expect(page.getByText(/0900/)).toHaveCount(0);
  project.atProvider = {
    email: newPerson().email,
    metadata: { full_name: 'Yuki Arai', name: 'yuki' },
  };
  await page.goto('/costumes');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/costumes$/);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Yuki');
  await expect(page.getByLabel('Last name')).toHaveValue('Arai');
});

test('a forgotten password is replaced by way of the mail, and signs out everywhere', async ({
  page,
  browser,
  project,
  server,
}) => {
  const person = knownPerson(project);
  const elsewhere = await browser.newPage({ baseURL: server.origin });
  await elsewhere.goto('/auth');
  await fillSignIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();

  await page.goto('/auth/reset');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = linkTo(project, person.email);
  await page.goto(link);
  await expect(page.getByLabel('New password')).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.getByLabel('New password').fill('Silver-Hour-1111!');
  const json = { error: 'Too many attempts', code: 'too_many_requests' };
  const refuse = (route: Route) => route.fulfill({ status: 429, json });
  await page.route('**/api/auth/set-session', refuse, { times: 1 });
  const save = page.getByRole('button', { name: 'Save new password' });
  await save.click();
  await expect(
    told(
      page,
      'Your password was changed, but you are still signed in elsewhere. Too many attempts.',
    ),
  ).toBeVisible();
  await save.click();
  await expect(told(page, 'Password changed')).toBeVisible();
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/auth/);
  await elsewhere.close();
  await fillSignIn(page, { ...person, password: 'Silver-Hour-1111!' });
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();

  const again = await browser.newPage();
  await again.goto(link);
  await expect(
    told(again, 'This link is no longer valid. Please request a new one.'),
  ).toBeVisible();
  await again.close();
});

test('after a session ends the user signs in again in another tab; a deleted account is deleted with the service, too', async ({
  page,
  context,
  project,
}) => {
  const person = knownPerson(project);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await page.goto('/profile');
  await untilQuiet(page);
  await page.getByLabel('First name').fill('Augusta');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open the sign-in page' }).click();
  await fillSignIn(await opened, person);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(told(page, 'Profile updated')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('textbox').fill(person.email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(told(page, 'Account deleted')).toBeVisible();
  const known = () => project.people.filter(({ email }) => email === person.email).length;
  await expect.poll(known, { timeout: 30_000 }).toBe(0);
  await page.goto('/auth');
  await fillSignIn(page, person);
  await expect(told(page, 'Invalid login credentials')).toBeVisible();
});
