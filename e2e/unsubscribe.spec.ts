import { expectOnCard, planWithIda, unsubscribePath } from './support/crew-mails.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { remind } from './support/screens.ts';

const WANTS_NONE = 'Does not want emails from this team';

test('a crew member stops the emails of a team from a mail, and starts them again @phone-only', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  const { id, email } = await planWithIda(page);
  await page.goto(`/shoots/${id}`);
  await remind(page);
  const link = await unsubscribePath(server, email);

  const context = await browser.newContext({ baseURL: server.origin });
  const mailbox = await context.newPage();
  await mailbox.goto(link);
  await expect(
    mailbox.getByRole('heading', { name: "Stop emails from Mira's Team?" }),
  ).toBeVisible();
  await expect(mailbox.getByRole('link', { name: 'Lensemble' })).toBeVisible();
  const stop = mailbox.getByRole('button', { name: 'Stop emails' });
  await expect(stop).toHaveCSS('font-family', /Figtree/);
  expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await stop.press('Enter');
  await expect(mailbox.getByRole('heading', { name: 'You will get no more emails' })).toBeVisible();

  await expectOnCard(page, WANTS_NONE);
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Reminders', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await expect(sheet.getByText('Ida does not want emails from this team.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled();

  await mailbox.getByRole('button', { name: 'Get emails again' }).press('Enter');
  await expect(mailbox.getByRole('heading', { name: /^Stop emails from/ })).toBeVisible();
  await page.goto('/personnel');
  await expect(page.getByRole('article').filter({ hasText: 'Ida' })).toContainText(email);
  await expect(page.getByText(WANTS_NONE)).toHaveCount(0);

  await mailbox.goto(link.slice(0, -3));
  await expect(mailbox.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await context.close();
});
