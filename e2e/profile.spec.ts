import type { Page } from '@playwright/test';
import { choosePicture } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';

const told = (page: Page, words: string) => page.getByText(words, { exact: true });

test('names and picture are saved, and the sidebar shows them @phone', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await expect(page.getByText('Email cannot be changed at this time')).toBeVisible();
  await expectAccessible(page);
  await choosePicture(page, page.getByRole('group', { name: 'Avatar' }));
  await expect(told(page, 'Profile updated')).toBeVisible();
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: /Mira Lindqvist/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Mira');
  const avatar = page.getByRole('group', { name: 'Avatar' });
  await expect(avatar.getByRole('img').or(avatar.locator('img'))).toBeVisible();
  await avatar.getByRole('button', { name: 'Remove' }).click();
  await expect(avatar.getByRole('button', { name: /Add a picture/ })).toBeVisible();
});

test('the invite code and link are copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(told(page, 'Code copied')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(told(page, 'Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByLabel('Invite link').inputValue());
});

test('changing the password signs out everywhere else', async ({ page, browser, server }) => {
  const person = await signUp(page);
  const context = await browser.newContext({ baseURL: server.origin });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, person);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Sign out ./ })).toHaveCount(1);

  await page.getByLabel('Current password').fill('Wrong-Hour-0642!');
  await page.getByLabel('New password').fill('Golden-Hour-1111!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(told(page, 'This is not your current password')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(told(page, 'Password changed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out ./ })).toHaveCount(0);

  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/auth\?/);
  await signIn(elsewhere, { ...person, password: 'Golden-Hour-1111!' });
  await context.close();
});

test('one signs out elsewhere, one by one or all at once', async ({ page, browser, server }) => {
  const person = await signUp(page);
  const contexts = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ baseURL: server.origin })),
  );
  for (const context of contexts) await signIn(context.request, person);
  await page.goto('/profile');
  const buttons = page
    .getByRole('button', { name: /^Sign out ./ })
    .and(page.getByRole('listitem').getByRole('button'));
  await expect(buttons).toHaveCount(3);
  await buttons.first().click();
  await expect(buttons).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(buttons).toHaveCount(0);
  await expect(page.getByText('This device')).toBeVisible();
  for (const context of contexts) {
    expect((await context.request.get('/api/auth/me')).status()).toBe(401);
    await context.close();
  }
});

test('an account is deleted by typing its address', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('somebody@example.org');
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(told(page, 'Account deleted')).toBeVisible();
  await expect(signIn(page, person)).rejects.toThrow(/401/);
});
