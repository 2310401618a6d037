import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';
import { inviteLink, memberRow, switcher, switchTo, visitor } from './support/teams.ts';

const told = (page: Page, words: string) => page.getByText(words, { exact: true });

test('an owner invites, the second joins by link, becomes admin, renames the team and is removed', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const guest = await visitor(browser, server.origin, { firstName: 'Tomas', lastName: 'Reyes' });

  await guest.page.goto(link);
  await expect(guest.page.getByRole('heading', { name: "Join Mira's Team?" })).toBeVisible();
  await expectAccessible(guest.page);
  await guest.page.getByRole('button', { name: 'Join team' }).click();
  await expect(told(guest.page, 'Team joined')).toBeVisible();
  await expect(guest.page).toHaveURL(`${server.origin}/`);
  await expect(switcher(guest.page)).toContainText("Mira's Team");

  await guest.page.goto('/profile');
  await expect(guest.page.getByLabel('Team name')).toHaveAttribute('readonly');
  await expect(
    told(guest.page, 'Only team owners and admins can change the team name'),
  ).toBeVisible();
  await expect(guest.page.getByLabel('Invite code')).toHaveCount(0);

  await page.reload();
  await memberRow(page, 'Tomas Reyes').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(told(page, 'Role updated')).toBeVisible();

  await guest.page.reload();
  await guest.page.getByLabel('Team name').fill('Nightshift Cosplay');
  await guest.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(told(guest.page, 'Team updated')).toBeVisible();
  await expect(switcher(guest.page)).toContainText('Nightshift Cosplay');

  await page.reload();
  await expect(page.getByLabel('Team name')).toHaveValue('Nightshift Cosplay');
  await page.getByRole('button', { name: 'Remove Tomas Reyes' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(told(page, 'Member removed')).toBeVisible();
  await expect(memberRow(page, 'Tomas Reyes')).toHaveCount(0);

  // The next thing that they do tells them, and leads to a team that is theirs.
  await guest.page.getByRole('link', { name: 'Crew' }).click();
  await expect(told(guest.page, 'You are no longer in Nightshift Cosplay')).toBeVisible();
  await expect(switcher(guest.page)).toContainText("Tomas's Team");
  await expect(guest.page.getByRole('heading', { name: 'No crew yet' })).toBeVisible();
  await guest.close();
});

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
  await guest.getByLabel('First name').fill('Yuki');
  await guest.getByLabel('Last name').fill('Arai');
  await guest.getByLabel('Email').fill(`yuki.${Date.now()}@example.org`);
  await guest.getByLabel('Password', { exact: true }).fill('Golden-Hour-0642!');
  await guest.getByRole('button', { name: 'Create Account' }).click();
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
  await guest.page.getByLabel('Email').fill(guest.person.email);
  await guest.page.getByLabel('Password', { exact: true }).fill(guest.person.password);
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('heading', { name: "Join Mira's Team?" })).toBeVisible();
  await guest.page.getByRole('link', { name: 'Not now' }).click();
  await expect(switcher(guest.page)).toContainText("Robin's Team");
  await guest.close();
});

test('switching teams shows nothing of the other team', async ({ page }) => {
  await signUp(page);
  await planShoot(page, { title: 'Secret of the first team' });
  await page.goto('/shoots');
  await expect(page.getByText('Secret of the first team')).toBeVisible();

  await switcher(page).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(switcher(page)).toContainText('Second team');
  await expect(page.getByText('No shoots in Ideas')).toBeVisible();
  await expect(page.getByText('Secret of the first team')).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Secret of the first team')).toHaveCount(0);

  await switchTo(page, "Robin's Team");
  await expect(told(page, 'Team switched')).toBeVisible();
  await expect(page.getByText('Secret of the first team').first()).toBeVisible();
});

test('a team is made once, also where the first answer gets lost', async ({ page }) => {
  await signUp(page);
  await page.goto('/costumes');
  await page.route(
    '**/api/team',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/team'));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await lost;
  await page.getByLabel('New team').fill('Second team, renamed');
  // Back from "Creating...".
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(switcher(page)).toContainText('Second team, renamed');
  const teams = await (await page.request.get('/api/user/teams')).json();
  expect(teams).toHaveLength(2);
});

test('the dialogs of the switcher start in their field, and give the focus back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/costumes');
  for (const name of ['Create team', 'Join with a code']) {
    await switcher(page).press('Enter');
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(switcher(page)).toBeFocused();
  }
});

test('an editor of the old team closes, and asks first where something is unsaved', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Only here' });
  await page.goto(`/shoots/${id}`);
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Team created')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await switchTo(page, "Robin's Team");
  await expect(switcher(page)).toContainText("Robin's Team");
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Title').fill('Typed and not saved');
  await switchTo(page, 'Second team');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Typed and not saved');
  await expect(switcher(page)).toContainText("Robin's Team");
  await switchTo(page, 'Second team');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(switcher(page)).toContainText('Second team');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/shoots/new');
  await expect(page.getByText('Typed and not saved')).toHaveCount(0);
});

test('another tab follows, or keeps what is typed there and says how to save it', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'In both tabs' });
  await page.goto('/shoots');
  const other = await page.context().newPage();
  await other.goto(`/shoots/${id}`);
  await other.getByLabel('Title').fill('Typed in the other tab');

  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Create team' }).click();
  await page.getByLabel('New team').fill('Second team');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Team created')).toBeVisible();

  await expect(told(other, 'Not saved')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('Typed in the other tab');
  await other.getByRole('button', { name: 'Switch back' }).click();
  await expect(told(other, 'Team switched')).toBeVisible();
  await expect(switcher(page)).toContainText("Robin's Team");
  await expect(page.getByText('In both tabs')).toBeVisible();
  const saved = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await other.getByRole('button', { name: 'Update Shoot' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Typed in the other tab')).toBeVisible();
});

test('the owner leaves: ownership passes, and the leaver gets a team of their own', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeDisabled();
  const inviteCode = new URL(link).searchParams.get('inviteCode') ?? '';
  const heir = await visitor(browser, server.origin, { firstName: 'Tomas', inviteCode });

  await page.reload();
  await page.getByRole('button', { name: 'Leave team' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(told(page, 'Team left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeDisabled();

  await heir.page.goto('/profile');
  await expect(switcher(heir.page)).toContainText('Owner');
  await expect(heir.page.getByLabel('Invite code')).toBeVisible();
  await heir.close();
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

test('a team is deleted by typing its name, never the only one', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Delete team' })).toBeDisabled();
  await page.getByLabel('New team').fill('Short-lived');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(switcher(page)).toContainText('Short-lived');
  await page.getByRole('button', { name: 'Delete team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Short-lived?' });
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Delete team' });
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('short-lived');
  await confirm.click();
  await expect(told(page, 'Team deleted')).toBeVisible();
  await expect(switcher(page)).toContainText("Robin's Team");
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

/** What the page sends from now on that changes something, as `DELETE /api/team/leave`. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

test('a double click, and two sends at once, count once', async ({ page, browser, server }) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const inviteCode = new URL(link).searchParams.get('inviteCode') ?? '';
  const tomas = { firstName: 'Tomas', lastName: 'Reyes', inviteCode };
  const guest = await visitor(browser, server.origin, tomas);
  await page.reload();
  const sent = writesOf(page);
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

  await page.getByRole('button', { name: 'Replace code' }).click();
  await confirm('Replace code').dblclick();
  await expect(told(page, 'Code replaced')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tomas Reyes' }).click();
  // Quicker than any hand: nothing is rendered in between.
  await confirm('Remove').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(told(page, 'Member removed')).toBeVisible();
  await page.getByLabel('New team').fill('Only once');
  await page.locator('form', { has: page.getByLabel('New team') }).evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(switcher(page)).toContainText('Only once');
  await page.getByRole('button', { name: 'Delete team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Only once?' });
  await dialog.getByRole('textbox').fill('only once');
  await dialog.getByRole('button', { name: 'Delete team' }).dblclick();
  await expect(told(page, 'Team deleted')).toBeVisible();
  expect(sent.map((each) => each.replace(/[0-9a-f-]{36}/g, ':id'))).toEqual([
    'POST /api/team/:id/invite',
    'DELETE /api/team/:id/members/:id',
    'POST /api/team',
    'DELETE /api/team/:id',
  ]);
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

test('the list of members shows one’s new name, and who has left is said to have', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const inviteCode = new URL(link).searchParams.get('inviteCode') ?? '';
  const tomas = { firstName: 'Tomas', lastName: 'Reyes', inviteCode };
  const guest = await visitor(browser, server.origin, tomas);
  await page.reload();
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(save).toBeDisabled();
  await page.getByLabel('First name').fill('Mirabel');
  await save.click();
  await expect(memberRow(page, 'Mirabel')).toBeVisible();
  await expect(save).toBeDisabled();

  await guest.page.request.delete('/api/team/leave', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await memberRow(page, 'Tomas Reyes').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Admin' }).click();
  await expect(told(page, 'This person is not in the team any more.')).toBeVisible();
  await expect(memberRow(page, 'Tomas Reyes')).toHaveCount(0);
  await guest.close();
});
