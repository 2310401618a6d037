import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { forgetSession, newPerson, signUp } from './support/people.ts';
import { overlap, told } from './support/screens.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('a wrong password is refused with a message, which keeps the address and goes once the right one is given', async ({
  page,
}) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill('Wrong-Hour-0642!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(told(page, 'Error signing in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(submit).toHaveAccessibleDescription(/incorrect|wrong|password/i);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await expect(told(page, 'Error signing in')).toBeHidden({ timeout: 1_000 });
});

test('a refused sign-up says why, beside its button', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/auth?tab=signup');
  await fillSignUp(page, newPerson({ lastName: ' ' }));
  const toast = page.getByRole('listitem').filter({ has: told(page, 'Missing information') });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, page.getByRole('button', { name: 'Create Account' }))).toBe(false);
  await expect(told(page, 'Please enter your first and last name.')).toBeVisible();
  await fillSignUp(page, newPerson({ password: 'Golden-Hour-0642!'.repeat(20) }));
  await expect(told(page, 'Password requirements not met')).toBeVisible();
  // The answer to a code must not move the button away under the finger that leaves the field.
  const code = page.getByLabel('Invite code');
  await code.fill('no-such-code');
  const create = page.getByRole('button', { name: 'Create Account' });
  const place = await create.boundingBox();
  await code.blur();
  await expect(page.getByText('This invite code is not valid')).toBeVisible();
  expect(await create.boundingBox()).toEqual(place);
  await fillSignUp(page, newPerson());
  await expect(told(page, 'Error signing up')).toBeVisible();
});

test('signing in does not lead to another site', async ({ page, server }) => {
  const person = await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  for (const target of ['//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await forgetSession(page);
    await page.goto(`/auth?redirect=${encodeURIComponent(target)}`);
    await fillSignIn(page, person);
    await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
    // Again with a session, which redirects immediately.
    await page.goto(`/auth?redirect=${encodeURIComponent(target)}`);
    await page.waitForURL(`${server.origin}/`);
  }
  expect([...new Set(asked)]).toEqual([new URL(server.origin).host]);
});

test('a link with the session of another user does not sign the visitor in', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const { email, password } = await signUp(elsewhere.request);
  const answer = await elsewhere.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { token } = await answer.json();
  const own = await signUp(page);
  await page.goto(`/auth/callback#access_token=${token}`);
  await expect(page).toHaveURL(`${server.origin}/`);
  const me = await (await page.request.get('/api/auth/me')).json();
  expect(me.user.email).toBe(own.email);
  await elsewhere.close();
});

test('a forgotten password is replaced by way of the mail, once', async ({ page, server }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByText('Ask the people who run it for a password link.')).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = await mailedLink(server.dataDir, person.email, '/auth/reset');
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  const save = page.getByRole('button', { name: 'Save new password' });
  await expect(save).toBeDisabled();
  await page.getByLabel('New password').fill('Golden-Hour-1111!');
  await save.click();
  await expect(told(page, 'Password changed')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill('Golden-Hour-1111!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/`);

  await page.goto(pathname + hash);
  await page.getByLabel('New password').fill('Golden-Hour-2222!');
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
