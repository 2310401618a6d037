import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Calendar feeds' }) });
const TEAM = 'All shoots of this team';

async function addressOf(page: Page, label: string): Promise<string> {
  const field = section(page).getByLabel(label, { exact: true });
  await expect(field).toHaveValue(/\.ics$/);
  return new URL(await field.inputValue()).pathname;
}

async function read(calendar: APIRequestContext, address: string) {
  const answer = await calendar.get(address);
  return { status: answer.status(), text: await answer.text() };
}

test('a calendar subscribes to a team, until the address is replaced', async ({
  page,
  playwright,
  server,
}) => {
  await signUp(page, { firstName: 'Mira' });
  await planShoot(page, { title: 'Neon Ronin', date: '2048-11-28', time: '18:30' });
  const calendar = await playwright.request.newContext({ baseURL: server.origin });
  await page.goto('/profile');
  await expect(section(page)).toBeVisible();
  await section(page).getByText('How to subscribe').click();

  const address = await addressOf(page, TEAM);
  const { status, text } = await read(calendar, address);
  expect(status).toBe(200);
  expect(text).toContain('SUMMARY:Neon Ronin\r\n');
  expect((await read(calendar, await addressOf(page, 'My shoots'))).text).not.toContain('Neon');
  await expect(section(page).getByRole('link', { name: `Subscribe: ${TEAM}` })).toHaveAttribute(
    'href',
    new RegExp(`^webcal://.*${address.slice(-20)}$`),
  );

  await section(page)
    .getByRole('button', { name: `New address: ${TEAM}` })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Make a new address?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const field = section(page).getByLabel(TEAM, { exact: true });
  await expect(field).not.toHaveValue(server.origin + address);
  const replaced = await addressOf(page, TEAM);
  expect(replaced).not.toBe(address);
  expect((await read(calendar, address)).status).toBe(404);
  expect((await read(calendar, replaced)).text).toContain('SUMMARY:Neon Ronin\r\n');
  await calendar.dispose();
});

test('a new password ends the calendar feeds where the user asks for it, and only there @phone-only', async ({
  page,
  playwright,
  server,
}) => {
  const { password } = await signUp(page);
  await planShoot(page, { title: 'Neon Ronin', date: '2048-11-28', time: '18:30' });
  const calendar = await playwright.request.newContext({ baseURL: server.origin });
  await page.goto('/profile');
  const address = await addressOf(page, TEAM);
  const change = async (from: string, to: string) => {
    await page.getByLabel('Current password').fill(from);
    await page.getByLabel('New password').fill(to);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  };
  await change(password, 'Silver-Hour-1111!');
  expect((await read(calendar, address)).status).toBe(200);

  const ending = page.getByRole('switch', { name: 'Also end my calendar feeds' });
  await expect(ending).toHaveAccessibleDescription(/stop updating/);
  await ending.press('Space');
  await expect(ending).toBeChecked();
  await change('Silver-Hour-1111!', 'Golden-Hour-2222!');
  await expect(ending).not.toBeChecked();
  expect((await read(calendar, address)).status).toBe(404);
  const field = section(page).getByLabel(TEAM, { exact: true });
  await expect(field).not.toHaveValue(server.origin + address);
  const replaced = await addressOf(page, TEAM);
  expect((await read(calendar, replaced)).text).toContain('SUMMARY:Neon Ronin\r\n');
  await calendar.dispose();
});
