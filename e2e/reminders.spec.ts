import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { mailsTo } from './support/mails.ts';
import { newPerson, planShoot, signUp } from './support/people.ts';
import { remind, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** A future shoot with one participant who has an email address and one who has none. */
async function planWithCrew(page: Page) {
  const email = newPerson().email;
  const { id } = await planShoot(page, {
    title: 'Selkie at dusk 傘',
    status: 'planning',
    date: '2199-06-12',
    time: '19:30',
    timeZone: 'Europe/Lisbon',
  });
  const participants = [
    { name: 'Ines', role: 'Makeup Artist', email },
    { name: 'Noah', role: 'Model' },
  ];
  const data = { participants };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return { id, email };
}

/** Sets a reminder of the past, which is refused, and takes it back. One message at a time says why. */
async function refusedReminder(page: Page): Promise<void> {
  const choose = async (choice: string) => {
    await page.getByRole('combobox', { name: 'Reminder' }).click();
    await page.getByRole('option', { name: choice }).click();
  };
  const refusal = page.locator('form').getByText('Choose a reminder time in the future');
  const hint = page.getByText('The time of this reminder has passed.');
  await choose('Custom…');
  await page.getByLabel('Reminder date').fill('2020-06-12');
  await page.getByLabel('Reminder time').fill('08:00');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(refusal).toBeVisible();
  await expect(hint).toBeHidden();
  await page.getByLabel('Reminder date').fill('2021-06-12');
  await expect(hint).toBeVisible();
  await expect(refusal).toBeHidden();
  await choose('None');
}

test('the crew gets the plan by mail, with an event for their calendar, and hears when the shoot is moved or deleted', async ({
  page,
  server,
}) => {
  await signUp(page);
  const { id, email } = await planWithCrew(page);
  await page.goto(`/shoots/${id}`);
  await refusedReminder(page);
  await remind(page);
  await expect(told(page, 'Reminders Sent')).toBeVisible();
  await expect(
    page.getByText('A reminder is on its way to 1 person. Noah has no email address.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText(/^The last reminder went out .* to 1 person/)).toBeVisible();
  const [mail] = await mailsTo(server.dataDir, email, 1);
  expect(mail).toContain('Hi Ines, you are on this shoot as Makeup Artist.');
  expect(mail).toContain('Wednesday, June 12, 2199');
  expect(mail).toContain('method=REQUEST');

  await expect(
    page.getByText(/^The last reminder .* Email is off on this server, so no one is told\./),
  ).toBeVisible();
  const moved = page.request.patch(`/api/shoots/${id}`, { headers, data: { time: '18:00' } });
  await expect(await moved).toBeOK();
  await mailsTo(server.dataDir, email, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Email is off on this server, so no one is told.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  const mails = await mailsTo(server.dataDir, email, 3);
  for (const word of ['Reminder: Selkie', 'Moved: Selkie', 'Canceled: Selkie']) {
    expect(mails.filter((mail) => wordsOf(mail).includes(word))).toHaveLength(1);
  }
});

test('no tap alone sends mail: the recipients come first, and Escape sends nothing', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signUp(page);
  const { id, email } = await planWithCrew(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-reminders')) sent.push(request.method());
  });
  await page.goto(`/shoots/${id}`);
  const reminders = page.getByRole('button', { name: 'Reminders', exact: true });
  await reminders.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await expect(sheet.getByRole('list', { name: 'Recipients' })).toHaveText(
    `Ines, Makeup Artist${email}`,
  );
  await expect(sheet.getByText('Noah has no email address.', { exact: true })).toBeVisible();
  await expect(sheet.getByText('No reminder has been sent for this shoot.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(reminders).toBeFocused();
  expect(sent).toEqual([]);

  await page.route('**/send-reminders', (route) => route.abort(), { times: 1 });
  await remind(page);
  await expect(told(page, 'Failed to Send Reminders')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to 1 person' }).press('Enter');
  await expect(told(page, 'Reminders Sent')).toBeVisible();
  await reminders.click();
  await expect(sheet.getByText(/^The last reminder .* 1 person/)).toBeVisible();
});

test('a reminder or a call sheet that reaches no crew member says what to do instead', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Naiad', status: 'planning', date: '2199-06-12' });
  const data = { participants: [{ name: 'Noah', role: 'Model' }] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Reminders', exact: true }).press('Enter');
  const send = page
    .getByRole('dialog', { name: 'Send a reminder?' })
    .getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(
    'Add an email address to a crew member to send a reminder.',
    { timeout: 5000 },
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send call sheet', exact: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Send call sheet' });
  const sendSheet = panel.getByRole('button', { name: 'Send to 0' });
  await expect(sendSheet).toBeDisabled();
  await expect(sendSheet).toHaveAccessibleDescription(
    'No one can get an email. Pass on their links.',
  );
});

/** Decodes subjects with characters beyond ASCII. */
const wordsOf = (mail: string) =>
  mail.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, coded: string) => coded.replaceAll('_', ' '));
