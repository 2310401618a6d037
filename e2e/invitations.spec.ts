import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { newPerson, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';
import { fillSignUp } from './support/sign-in-forms.ts';
import { inviteLink, joined, memberRow, switcher, visitor } from './support/teams.ts';

async function choose(page: Page, name: string, role: 'Admin' | 'Member'): Promise<void> {
  await memberRow(page, name).getByRole('combobox').click();
  await page.getByRole('option', { name: role }).click();
}

test('an owner invites by mail: the second follows the link, becomes admin, renames the team and is removed', async ({
  page,
  browser,
  server,
}) => {
  const yuki = newPerson({ firstName: 'Yuki', lastName: 'Arai' });
  await signUp(page, { firstName: 'Mira' });
  await planShoot(page, { title: 'Secret of the team' });
  await page.goto('/profile');
  await page.getByLabel('Invite by email').fill(yuki.email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(told(page, 'Not emailed: 1 email is in the outbox')).toBeVisible();
  await expect(memberRow(page, yuki.email)).toContainText('Member, expires');

  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const guest = await context.newPage();
  await withoutLiveUpdates(guest);
  await guest.goto(await mailedLink(server.dataDir, yuki.email, '/auth'));
  await expect(guest.getByText("You are invited to join Mira's Team")).toBeVisible();
  await expect(guest.getByLabel('Invite code')).toHaveAccessibleDescription(
    "With this account, you join Mira's Team",
  );
  await expect(guest.getByText('Leave blank to create your own team')).toBeHidden();
  await fillSignUp(guest, yuki);
  await expect(switcher(guest)).toContainText("Mira's Team");
  await guest.goto('/shoots');
  await expect(guest.getByText('Secret of the team')).toBeVisible();
  await guest.goto('/profile');
  await expect(memberRow(guest, 'Yuki Arai')).toBeVisible();
  await expect(memberRow(guest, 'Yuki Arai').getByRole('combobox')).toHaveCount(0);
  await expect(guest.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await expect(guest.getByRole('button', { name: 'Delete team' })).toHaveCount(0);

  await page.reload();
  const row = memberRow(page, 'Yuki Arai');
  await expect(row).toContainText(`by the invitation to ${yuki.email}`);
  await expect(page.getByText('Open invitations')).toHaveCount(0);
  await choose(page, 'Yuki Arai', 'Admin');
  await expect(told(page, 'Role updated')).toBeVisible();

  await guest.reload();
  await expect(memberRow(guest, 'Yuki Arai')).toBeVisible();
  await expect(guest.getByLabel('Invite code')).toHaveCount(0);
  await guest.getByLabel('Team name').fill('Moonlight Crew');
  await guest.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(guest, 'Team updated')).toBeVisible();
  await guest.goto('/shoots');
  await expect(guest.getByText('Secret of the team')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Remove Yuki Arai' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(told(page, 'Member removed')).toBeVisible();

  // The guest's page learns it from its next response and switches to another team.
  await guest.getByText('Secret of the team').click();
  await expect(told(guest, 'You are no longer in Moonlight Crew')).toBeVisible();
  await expect(switcher(guest)).toContainText("Yuki's Team");
  await expect(guest.getByText('Secret of the team')).toHaveCount(0);
  await guest.goBack();
  await expect(guest.getByText('Secret of the team')).toHaveCount(0);
  await context.close();
});

test('an owner revokes an invitation, and its link opens nothing', async ({
  page,
  browser,
  server,
}) => {
  const { email } = newPerson();
  await signUp(page, { firstName: 'Mira' });
  await page.goto('/profile');
  await page.getByLabel('Invite by email').fill(email);
  await page.getByRole('combobox', { name: 'Joins as' }).click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(memberRow(page, email)).toContainText('Admin, expires');
  const link = await mailedLink(server.dataDir, email, '/auth');
  await page.getByRole('button', { name: `Revoke the invitation to ${email}` }).click();
  await expect(told(page, 'Invitation revoked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeFocused();

  const guest = await visitor(browser, server.origin);
  await guest.page.goto(link);
  await expect(
    guest.page.getByRole('heading', { name: 'This invitation does not work' }),
  ).toBeVisible();
  await guest.close();
});

test('an admin demoted while renaming the team gets a message, and sees the new permissions', async ({
  page,
  browser,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const guest = await joined(browser, link, { firstName: 'Tomas', lastName: 'Reyes' });
  await page.reload();
  await choose(page, 'Tomas Reyes', 'Admin');
  await expect(told(page, 'Role updated')).toBeVisible();
  await withoutLiveUpdates(guest.page);
  await guest.page.goto('/profile');
  await guest.page.getByLabel('Team name').fill('Nightshift Cosplay');

  // The page shows the change before the server confirms it, and an earlier toast may still be open.
  const known = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await choose(page, 'Tomas Reyes', 'Member');
  await expect(memberRow(page, 'Tomas Reyes').getByRole('combobox')).toHaveText('Member');
  expect((await known).status()).toBe(200);
  await guest.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    guest.page.getByText('Only team owners and admins can change the team name').first(),
  ).toBeVisible();
  await expect(guest.page.getByLabel('Team name')).toHaveAttribute('readonly');
  await expect(guest.page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await guest.close();
});

test('on a phone one follows an invitation, and finds both teams in the menu @phone-only', async ({
  page,
  browser,
  server,
}) => {
  const owner = await visitor(browser, server.origin, { firstName: 'Mira' });
  await planShoot(owner.page, { title: 'Secret of the other team' });
  const link = await inviteLink(owner.page);
  await signUp(page, { firstName: 'Tomas' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: "Join Mira's Team?" })).toBeVisible();
  await page.getByRole('button', { name: 'Join team' }).tap();
  await expect(told(page, "Welcome to Mira's Team. You are a member.")).toBeVisible();
  await page.goto('/shoots');
  await expect(page.getByRole('banner')).toContainText("Mira's Team");
  await expect(page.getByText('Secret of the other team')).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { description: 'Your teams' }).tap();
  await expect(page.getByRole('menuitemradio', { name: /Mira's Team/ })).toBeChecked();
  await page.getByRole('menuitemradio', { name: /Tomas's Team/ }).tap();
  await expect(told(page, 'Team switched')).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.getByText('No shoots in Ideas')).toBeVisible();
  await expect(page.getByText('Secret of the other team')).toHaveCount(0);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Team management' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await owner.close();
});
