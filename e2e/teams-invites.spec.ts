import { expect, test } from './support/fixtures.ts';
import { newPerson, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { fillSignIn, fillSignUp } from './support/sign-in-forms.ts';
import { inviteLink, memberRow, switcher, visitor } from './support/teams.ts';

test('by an invite link a new user joins, an existing one signs in and is asked, and the user’s own team says so', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const link = await inviteLink(page);
  const context = await browser.newContext({ baseURL: server.origin });
  const newcomer = await context.newPage();
  await newcomer.goto(link);
  await expect(newcomer.getByText("You are invited to join Mira's Team")).toBeVisible();
  await fillSignUp(newcomer, newPerson());
  const welcome = "Your account has been created. Welcome to Mira's Team. You are a member.";
  await expect(told(newcomer, welcome)).toBeVisible();
  await expect(switcher(newcomer)).toContainText("Mira's Team");
  await context.close();

  const guest = await visitor(browser, server.origin);
  await guest.page.context().clearCookies();
  await guest.page.goto(link);
  await guest.page.getByRole('tab', { name: 'Sign In' }).click();
  await fillSignIn(guest.page, guest.person);
  await expect(guest.page.getByRole('heading', { name: "Join Mira's Team?" })).toBeVisible();
  await guest.page.getByRole('link', { name: 'Not now' }).click();
  await expect(switcher(guest.page)).toContainText("Robin's Team");
  await guest.close();

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

test('an owner passes on the link by share sheet and QR code, and dictates a short code @phone-only', async ({
  page,
  browser,
  server,
}) => {
  await page.addInitScript(() => {
    const share = async (link: ShareData) => Object.assign(window, { shared: link });
    Object.assign(navigator, { share });
  });
  await signUp(page, { firstName: 'Mira' });
  const url = await inviteLink(page);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      title: "Join Mira's Team on Lensemble",
      url,
    });

  await page.getByRole('button', { name: 'Show QR code' }).press('Enter');
  await expect(
    page.getByRole('img', { name: "QR code with the invite link of Mira's Team" }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create short code' }).press('Enter');
  const code = await page
    .getByLabel('Short code', { exact: true })
    .getByRole('textbox')
    .inputValue();
  const guest = await visitor(browser, server.origin, { firstName: 'Robin' });
  await guest.page.goto('/profile');
  await guest.page.getByLabel('Join another team').fill(code.toLowerCase().replace('-', ' '));
  await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
  // In the sidebar, or at the top of a phone.
  const shown = guest.page.getByText("Mira's Team", { exact: true }).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  await guest.close();

  await page.getByRole('button', { name: 'Revoke the short code' }).click();
  await expect(page.getByRole('button', { name: 'Create short code' })).toBeVisible();
  await page.reload();
  await expect(memberRow(page, 'Robin')).toContainText('with the invite code');
});
