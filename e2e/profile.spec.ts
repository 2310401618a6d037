import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosePicture, openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson, signIn, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

test('blank names are refused, names and picture are saved, the sidebar shows them, and the invite code is copied', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.goto('/profile');
  await page.getByLabel('First name').fill('   ');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter your first name')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Last name').fill('Typed');
  await page.getByRole('link', { name: 'Costumes' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Typed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Please enter your first name')).toHaveCount(0);

  await expect(page.getByText('You can change it under “Email address”')).toBeVisible();
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

  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(told(page, 'Code copied')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(told(page, 'Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByLabel('Invite link').inputValue());
});

test('a user who left between account and profile finds the name they typed', async ({ page }) => {
  const { email, password } = newPerson();
  await page.request.post('/api/auth/sign-up/email', {
    data: { email, password, name: 'Ana de la Cruz' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Last name')).toHaveValue('de la Cruz');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(told(page, 'Profile updated')).toBeVisible();
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
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await buttons.first().click();
  await expect(buttons).toHaveCount(2);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(buttons).toHaveCount(0);
  await expect(list).toBeFocused();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  for (const context of contexts) {
    expect((await context.request.get('/api/auth/me')).status()).toBe(401);
    await context.close();
  }
});

test('an account is deleted by typing its address, and its pictures go with it', async ({
  page,
  server,
}) => {
  const person = await signUp(page);
  await page.goto('/props');
  const dialog = await openNew(page, 'Prop');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern');
  await choosePicture(page, dialog);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Prop added successfully')).toBeVisible();
  await page.goto('/profile');
  await choosePicture(page, page.getByRole('group', { name: 'Avatar' }));
  await expect(told(page, 'Profile updated')).toBeVisible();
  const [{ imageUrl }] = await (await page.request.get('/api/props')).json();
  const { avatarUrl } = await (await page.request.get('/api/user/profile')).json();
  const files = [imageUrl, avatarUrl].map((url) => join(server.dataDir, url));
  for (const file of files) expect(existsSync(file)).toBe(true);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('textbox').fill('somebody@example.org');
  await expect(question.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await question.getByRole('textbox').fill(person.email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole('status').filter({ hasText: 'Account deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Free Account' })).toBeVisible();
  await expect(signIn(page, person)).rejects.toThrow(/401/);
  // A background job deletes the files.
  for (const file of files) await expect.poll(() => existsSync(file)).toBe(false);
});
