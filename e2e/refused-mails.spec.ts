import {
  type RefusingMailServer,
  startRefusingMailServer,
} from '../testing/refusing-mail-server.ts';
import { act } from './support/catalogues.ts';
import { expectOnCard, planWithIda } from './support/crew-mails.ts';
import { test as base, expect } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll, remind } from './support/screens.ts';

const test = base.extend<object, { mailServer: RefusingMailServer }>({
  mailServer: [
    async ({ browserName: _ }, use) => {
      const mailServer = await startRefusingMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ mailServer }, use) =>
      use({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Lensemble <shoots@example.org>',
        EMAIL_CONFIRMATION: 'off',
      }),
    { scope: 'worker' },
  ],
});

test('an address that the mail server refuses shows at the crew member and at the shoot, until it is corrected @phone-only', async ({
  page,
  mailServer,
}) => {
  await signUp(page);
  const { id, email } = await planWithIda(page);
  mailServer.unknown.add(email);
  await page.goto(`/shoots/${id}`);
  await remind(page);
  const words = 'Email was refused: the address does not exist (550 5.1.1)';
  await expectOnCard(page, words);
  const isWhole = await page
    .getByText(words)
    .evaluate(({ scrollWidth, clientWidth, parentElement }) => {
      const box = parentElement?.closest('article');
      return scrollWidth <= clientWidth && box && box.scrollHeight <= box.clientHeight;
    });
  expect(isWhole).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText(/the address does not exist \(550 5\.1\.1\)/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/personnel');
  await act(page, 'Edit', 'Ida');
  const dialog = page.getByRole('dialog', { name: 'Edit Crew Member' });
  await dialog.getByLabel('Email').fill(`right-${email}`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Email was refused/)).toHaveCount(0);
});
