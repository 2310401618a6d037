import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { forgetSession, newPerson, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('the rules of a password are ticked off while one types', async ({ page }) => {
  await page.goto('/auth?tab=signup');
  const create = page.getByRole('button', { name: 'Create Account' });
  await password(page).fill('Golden1!');
  await expect(page.getByText('5 of 5 password rules met')).toBeAttached();
  for (const broken of ['Go1!x', 'golden1!', 'GOLDEN1!', 'Golden!!', 'Golden11']) {
    await password(page).fill('Golden1!');
    await expect(create).toBeEnabled();
    await password(page).fill(broken);
    await expect(create).toBeDisabled();
  }
});

test('missing names and common passwords are said', async ({ page }) => {
  await page.goto('/auth?tab=signup');
  await page.getByLabel('Email').fill(newPerson().email);
  await password(page).fill('Password1!');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(told(page, 'Missing information')).toBeVisible();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/one of the most common ones/).first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
});

test('an invite link prefills the code, and a wrong code makes no account', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/auth?inviteCode=No-Such-Code');
  await expect(page.getByLabel(/Invite code/)).toHaveValue('No-Such-Code');
  await page.goto('/auth?invite=true');
  await expect(page.getByLabel(/Invite code/)).toBeFocused();
  const stranger = await browser.newPage({ baseURL: server.origin });
  await expect(signUp(stranger, { inviteCode: 'no-such-code' })).rejects.toThrow(/422/);
  await stranger.close();
});

test('a wrong password is refused with a message and keeps the address', async ({ page }) => {
  const { email } = await signUp(page);
  await forgetSession(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await password(page).fill('Wrong-Hour-0642!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(told(page, 'Error signing in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('signing up over an existing address never says that it exists', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/auth?tab=signup');
  await page.getByLabel('First name').fill('Somebody');
  await page.getByLabel('Last name').fill('Else');
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill('Other-Hour-0642!');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(told(page, 'Email Confirmation Required')).toBeVisible();
});

test('someone sent to sign in comes back to where they wanted to go', async ({ page }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/costumes');
  await expect(page).toHaveURL(/\/auth\?/);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/costumes');
});

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/auth/..//evil.example',
  '//own@evil.example',
  'javascript:alert(1)',
];

test('a redirect to another site is not followed', async ({ page, server }) => {
  await signUp(page);
  for (const target of elsewhere) {
    await page.goto(`/auth?redirect=${encodeURIComponent(target)}`);
    await page.waitForURL((url) => url.origin === server.origin && url.pathname === '/');
  }
});

test('signing in with an address that leads elsewhere ends on the dashboard', async ({
  page,
  server,
}) => {
  const person = await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  for (const target of elsewhere) {
    await forgetSession(page);
    await page.goto(`/auth?redirect=${encodeURIComponent(target)}`);
    await page.getByLabel('Email').fill(person.email);
    await password(page).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.origin}/`);
    await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  }
  expect([...new Set(asked)]).toEqual([new URL(server.origin).host]);
});

test('a failed OAuth return goes back to /auth', async ({ page }) => {
  await page.goto('/auth/callback#access_token=forged&refresh_token=x&expires_at=1');
  await expect(page).toHaveURL(/\/auth(\?|$)/);
  expect(page.url()).not.toContain('forged');
});

test('a link that carries somebody else’s session signs nobody in', async ({
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

test('where no other service is set up none is offered', async ({ page }) => {
  for (const tab of ['Sign In', 'Sign Up']) {
    await page.goto('/auth');
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  }
});

test('a forgotten password is replaced by way of the mail, once', async ({ page, server }) => {
  const person = await signUp(page);
  await forgetSession(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);

  const link = await mailedLink(server.dataDir, person.email, '/auth/reset');
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  const save = page.getByRole('button', { name: 'Save new password' });
  await expect(save).toBeDisabled();
  await page.getByLabel('New password').fill('Golden-Hour-1111!');
  await expectAccessible(page);
  await save.click();
  await expect(told(page, 'Password changed')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill('Golden-Hour-1111!');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/`);

  await page.goto(pathname + search);
  await page.getByLabel('New password').fill('Golden-Hour-2222!');
  await save.click();
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('a confirmation link that is over says what to do', async ({ page }) => {
  await page.goto('/auth/confirm?token=made-up');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});
