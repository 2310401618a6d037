import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { forgetSession, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';
import { test } from './support/sign-in-providers.ts';
import { inviteLink, switcher } from './support/teams.ts';
import { untilQuiet } from './support/until-quiet.ts';

const toasted = (page: Page, words: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(words);
const through = (page: Page, name: string) =>
  page.getByRole('button', { name: `Continue with ${name}` });

const googler = (name: unknown = 'Ada Byron') => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.org`,
  email_verified: true,
  name,
});

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ standIns }) => {
  standIns.google.isDenied = false;
  standIns.google.person = googler();
  standIns.facebook.isDenied = false;
});

test('a new user signs up through Google, lands on the requested page, chooses a password by mail, and can then disconnect Google', async ({
  page,
  server,
  standIns,
}) => {
  await page.goto('/costumes');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expectAccessible(page);
  await through(page, 'Google').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/costumes`);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Byron');
  await expect(page.getByLabel('Team name')).toHaveValue("Ada's Team");

  await expect(told(page, 'Your only way to sign in')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();

  const { email } = standIns.google.person as { email: string };
  const link = new URL(await mailedLink(server.dataDir, email, '/auth/reset'));
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('New password', { exact: true }).fill('Amber!Fox42');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Password changed')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Amber!Fox42');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(told(page, 'Google disconnected')).toBeVisible();
});

test('without an address or consent, sign-in fails with the reason; with them, Facebook may give half a name, and append a fragment to the address', async ({
  page,
  server,
  standIns,
}) => {
  await page.goto(`${server.origin.replace('localhost', '127.0.0.1')}/auth`);
  await through(page, 'Google').click();
  await expect(toasted(page, `Google only knows this Lensemble as ${server.origin}`)).toBeVisible();

  standIns.facebook.person = { id: randomUUID(), name: 'Mira' };
  await page.goto('/auth?redirect=/crew');
  await through(page, 'Facebook').click();
  await expect(told(page, 'Error signing in')).toBeVisible();
  await expect(toasted(page, 'Facebook did not share an email address')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/auth?redirect=%2Fcrew`);

  standIns.google.isDenied = true;
  await through(page, 'Google').click();
  await expect(toasted(page, 'Sign-in with Google was canceled')).toBeVisible();
  await page.goto('/shoots');
  await expect(page).toHaveURL(/\/auth/);

  const email = `mira.${randomUUID()}@example.org`;
  standIns.facebook.person = { id: randomUUID(), email, name: 'Mira' };
  await page.goto('/auth');
  await through(page, 'Facebook').click();
  await expect.poll(() => page.url()).toBe(`${server.origin}/`);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Mira');
  await expect(page.getByLabel('Last name')).toHaveValue('User');
});

test('an address that has an account is not taken over; connected in the profile it opens it', async ({
  page,
  browser,
  server,
  standIns,
}) => {
  const { email } = await signUp(page, { firstName: 'Mira' });
  standIns.google.person = { ...googler('Eve'), email };
  const elsewhere = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto('/auth');
  await through(other, 'Google').click();
  await expect(toasted(other, 'An account with this email address already exists')).toBeVisible();

  await page.goto('/profile');
  standIns.google.isDenied = true;
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expect(told(page, 'Google not connected')).toBeVisible();
  standIns.google.isDenied = false;
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await expect(told(page, 'Google connected')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/profile`);
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible();
  await expectAccessible(page);

  await through(other, 'Google').click();
  await expect(switcher(other)).toContainText("Mira's Team");
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(told(page, 'Google disconnected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeFocused();
  await elsewhere.close();
});

test('after a session ends the user signs in again through Google, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await page.goto('/auth');
  await through(page, 'Google').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Augusta');
  await untilQuiet(page);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session ended' });
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in another way' }).click();
  const tab = await opened;
  await through(tab, 'Google').click();
  await expect(dialog).toBeHidden();
  await expect(toasted(page, 'Nothing was lost')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
});

test('an invitation counts through Google too: new people are in, others are asked', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Tomas' });
  const link = await inviteLink(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText("Tomas's Team", { exact: true })).toBeVisible();
  await through(other, 'Google').click();
  await expect(switcher(other)).toContainText("Tomas's Team");

  await page.reload();
  await forgetSession(other);
  const second = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const owner = await second.newPage();
  await signUp(owner, { firstName: 'Jun' });
  const toJun = await inviteLink(owner);
  await other.goto(toJun);
  await through(other, 'Google').click();
  await expect(other.getByRole('heading', { name: "Join Jun's Team?" })).toBeVisible();
  await elsewhere.close();
  await second.close();
});
