import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { inviteLink, joined, memberRow, switcher, writesOf } from './support/teams.ts';

test('the owner leaves: ownership passes, and the leaver gets a team of their own', async ({
  page,
  browser,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeDisabled();
  const heir = await joined(browser, link, { firstName: 'Tomas' });

  await page.reload();
  await page.getByRole('button', { name: 'Leave team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(told(page, 'Team left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave team' })).toBeDisabled();

  await heir.page.goto('/profile');
  await expect(switcher(heir.page)).toContainText('Owner');
  await expect(heir.page.getByLabel('Invite code')).toBeVisible();
  await heir.close();
});

test('the list of members shows a new name, and reports that a member has left', async ({
  page,
  browser,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const guest = await joined(browser, link, { firstName: 'Tomas', lastName: 'Reyes' });
  await withoutLiveUpdates(page);
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
  await expect(told(page, 'This person is no longer in the team.')).toBeVisible();
  await expect(memberRow(page, 'Tomas Reyes')).toHaveCount(0);
  await guest.close();
});

test('a double click, and two sends at once, count once', async ({ page, browser }) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const guest = await joined(browser, link, { firstName: 'Tomas', lastName: 'Reyes' });
  await page.reload();
  const sent = writesOf(page);
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

  await page.getByRole('button', { name: 'Replace code' }).click();
  await confirm('Replace code').dblclick();
  await expect(told(page, 'Code replaced')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tomas Reyes' }).click();
  // Clicks twice before the page can render.
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
  // The team that the button deletes.
  await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('Only once');
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
