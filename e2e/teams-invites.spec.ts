import { expect, test } from './support/fixtures.ts';
import { newPerson, signUp } from './support/people.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';
import { inviteLink, switcher, visitor } from './support/teams.ts';

test('a new user joins by link: the page says which team invites', async ({
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
  await fillSignUp(guest, newPerson());
  await expect(switcher(guest)).toContainText("Mira's Team");
  await context.close();
});

test('an existing user follows an invitation, signs in and is asked', async ({
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

test('an invite link of the user’s own team says so, and leads there', async ({ page }) => {
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
