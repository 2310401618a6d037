import type { Page, Route } from '@playwright/test';
import { withAuthenticator } from './support/authenticator.ts';
import { expect, test } from './support/fixtures.ts';
import { forgetSession, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { fillSignIn } from './support/sign-in-forms.ts';
import { codeOf } from './support/two-step.ts';

const isIn = (page: Page) => expect(page.getByRole('link', { name: 'Costumes' })).toBeVisible();

test('an app is set up with its code, and signing in asks for the next code or a recovery code', async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const setup = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(setup.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = (await setup.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '';
  await setup.getByLabel('Code', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await expect(setup.getByText(/^This code is wrong/)).toBeVisible();
  await setup.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await page.keyboard.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(saved.getByRole('listitem')).toHaveCount(10);
  const codes = await saved.getByRole('listitem').allInnerTexts();
  const downloading = page.waitForEvent('download');
  await saved.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('lensemble-recovery-codes.txt');
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeFocused();

  await forgetSession(page);
  await page.goto('/auth?redirect=%2Fcostumes');
  await fillSignIn(page, person);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/costumes');

  await page.goto('/profile');
  // Stands for a sign-in of more than ten minutes ago.
  const json = { error: 'Please sign in again, then try again', code: 'reauthentication_required' };
  const refuse = (route: Route) => route.fulfill({ status: 403, json });
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.route('**/api/auth/two-step', refuse, { times: 1 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await again.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Two-step sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible();
});

test('a passkey is added, renamed, signs in alone, and is removed', async ({ page }) => {
  const end = await withAuthenticator(page);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(page, 'Passkey added')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(told(page, 'This device already has a passkey of your account.')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Phone' })).toBeFocused();

  await forgetSession(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isIn(page);

  await page.goto('/profile');
  await expect(page.getByText(/last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(told(page, 'Passkey removed')).toBeVisible();
  await forgetSession(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(told(page, 'No account here has this passkey')).toBeVisible();
  await end();
});
