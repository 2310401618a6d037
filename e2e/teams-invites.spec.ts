import { expect, test } from './support/fixtures.ts';
import { newPerson, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';
import { inviteLink, switcher, visitor } from './support/teams.ts';

test('somebody new joins by link: the page says which team invites', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const context = await browser.newContext({ baseURL: server.origin });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText("You are invited to join Mira's Team")).toBeVisible();
  await expectAccessible(guest);
  await fillSignUp(guest, newPerson());
  await expect(switcher(guest)).toContainText("Mira's Team");
  await context.close();
});

test('an unknown invite code is said early, also to somebody who is signed in', async ({
  page,
}) => {
  await page.goto('/auth?inviteCode=no-such-code');
  await expect(page.getByText(/This invite code is not valid/)).toBeVisible();
  await page.getByLabel(/Invite code/).fill('another-code');
  await expect(page.getByText(/This invite code is not valid/)).toHaveCount(0);
  await page.getByLabel('Email').focus();
  await expect(page.getByText(/This invite code is not valid/)).toBeVisible();
  await signUp(page);
  await page.goto('/auth?inviteCode=no-such-code');
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
});

test('who has an account signs in with the invitation in hand and is asked', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const guest = await visitor(browser, server.origin);
  await guest.page.context().clearCookies();
  await guest.page.goto(link);
  await guest.page.getByRole('tab', { name: 'Sign In' }).click();
  await fillSignIn(guest.page, guest.person);
  await expect(guest.page.getByRole('heading', { name: "Join Mira's Team?" })).toBeVisible();
  await guest.page.getByRole('link', { name: 'Not now' }).click();
  await expect(switcher(guest.page)).toContainText("Robin's Team");
  await guest.close();
});

test('a replaced invite code opens nothing any more', async ({ page, browser, server }) => {
  await signUp(page);
  const link = await inviteLink(page);
  await page.getByRole('button', { name: 'Replace code' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace code' }).click();
  await expect(told(page, 'Code replaced')).toBeVisible();
  await expect(page.getByLabel('Invite link')).not.toHaveValue(link);
  const guest = await browser.newPage({ baseURL: server.origin });
  await guest.goto(link);
  await expect(guest.getByText(/This invite code is not valid/)).toBeVisible();
  await guest.close();
});

test('an invite link of one’s own team says so, and leads there', async ({ page }) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  await page.getByLabel('New team').fill('Another one');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(switcher(page)).toContainText('Another one');
  for (const team of ["Mira's Team", "Mira's Team"]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: `You are in ${team}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join team' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Go to your team' }).click();
    await expect(switcher(page)).toContainText(team);
  }
});

test('an invitation by mail is sent, and a wrong address is said', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByLabel('Invite by email').fill('nobody');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Invite by email').fill('yuki.arai@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'Invitation sent')).toBeVisible();
  await expect(page.getByLabel('Invite by email')).toHaveValue('');
});
