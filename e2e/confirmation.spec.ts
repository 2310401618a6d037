import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { newPerson } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

/** Long, for the tables of the page of operators. */
const OPERATOR = 'ria.maria.van.der.conf@photography.of.the.north.example.org';

test.use({ serverEnv: { EMAIL_CONFIRMATION: 'on', OPERATORS: OPERATOR } });

test('an address is confirmed by mail before the first sign-in, and then opens the page of operators', async ({
  page,
  server,
}) => {
  const name = { firstName: 'Ria Maria', lastName: 'Van der Conf' };
  const person = newPerson({ ...name, email: OPERATOR });
  await page.goto('/auth?tab=signup');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Email Confirmation Required', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('Sent again', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Go to sign in' }).click();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email Confirmation Required', { exact: true })).toBeVisible();

  const link = new URL(await mailedLink(server.dataDir, person.email, '/auth/confirm'));
  await page.goto(link.pathname + link.hash);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/`);
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Ria Maria');
  await expect(page.getByLabel('Last name')).toHaveValue('Van der Conf');
  await expect(page.getByRole('group', { name: 'Avatar' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Open the operator page' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search shoots and catalogs' }).fill('operator');
  await page.getByRole('option', { name: 'Open the operator page' }).click();
  await expect(page.getByRole('heading', { name: 'Operations', level: 1 })).toBeVisible();
  for (const acts of await page.locator('summary').all()) await acts.click();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [360, 390, 641, 768, 1440]);
});
