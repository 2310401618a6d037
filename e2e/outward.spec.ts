import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { remind, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Call sheet document created' });

async function openShoot(page: Page, emails: readonly (string | null)[] = []): Promise<string> {
  await signUp(page);
  const { id } = await planShoot(page, {
    title: 'Selkie at dusk',
    status: 'planning',
    date: '2199-06-12',
    time: '19:30',
    timeZone: 'Europe/Lisbon',
  });
  const participants = emails.map((email, index) => ({ name: `Guest ${index + 1}`, email }));
  const path = `/api/shoots/${id}/resources`;
  const answer = await page.request.patch(path, { headers, data: { participants } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie at dusk');
  return id;
}

test('without any account elsewhere, the dialog offers the files and no dead choices, and a call sheet is made, opened and downloaded', async ({
  page,
  context,
}) => {
  await openShoot(page);
  await page.route('**/export-doc', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'Google Docs is not set up on this server', code: 'unavailable' },
    }),
  );
  await button(page, 'Docs').click();
  const options = page.getByRole('dialog', { name: 'Save options' });
  await expect(options).toContainText('This server is not connected to Google Docs.');
  await expect(options.getByText('Not set up on this server')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await options.getByRole('link', { name: 'Download Word' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.docx$/);
  await page.unroute('**/export-doc');
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();

  const opened = context.waitForEvent('page');
  await button(page, 'Docs').click();
  await expect(told(page, 'Export Successful')).toBeVisible();
  await (await opened).close();
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect(told(page, 'Call sheet document created')).toBeVisible();
  const sheet = await page.request.get((await open.getAttribute('href')) ?? '');
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Word', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(open).toBeHidden();
  await expect(button(page, 'Docs')).toBeFocused();
  await page.goto('/shoots');
  await expect(page.getByText('Docs', { exact: true })).toBeVisible();
});

test('what is typed and not saved yet goes out with it', async ({ page }) => {
  const id = await openShoot(page);
  await page.getByLabel('Title').fill('Selkie at dawn');
  const download = page.waitForEvent('download');
  await button(page, 'Calendar').click();
  await expect(told(page, 'Calendar Event Created')).toBeVisible();
  expect((await download).suggestedFilename()).toBe('Selkie at dawn.ics');
  const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
  expect(stored.title).toBe('Selkie at dawn');
  const file = await page.request.get(stored.calendarEventUrl);
  expect(await file.text()).toContain('SUMMARY:Selkie at dawn');
  await page.getByLabel('Title').fill('Selkie at noon');
  await button(page, 'Update Shoot').click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
});

test('a save that is under way comes first, and then what was asked for', async ({ page }) => {
  const id = await openShoot(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/shoots/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await page.getByLabel('Title').fill('Selkie at dawn');
  await button(page, 'Update Shoot').click();
  await button(page, 'Calendar').click();
  letGo();
  await expect(told(page, 'Calendar Event Created')).toBeVisible();
});

test('reminders without an address cannot be sent, and those of what was not saved yet say that it is now', async ({
  page,
}) => {
  const id = await openShoot(page, [null]);
  await button(page, 'Reminders').click();
  const sheet = page.getByRole('dialog', { name: 'Send a reminder?' });
  await expect(sheet.getByText(/has no email address\.$/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(sheet.getByText('Unsaved changes are saved first.')).toBeHidden();
  await page.keyboard.press('Escape');
  const data = { participants: [{ name: 'Ada', email: 'ada@example.org' }] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await page.reload();
  await page.getByLabel('Title').fill('Selkie at dawn');
  await button(page, 'Reminders').click();
  await expect(sheet.getByText('Unsaved changes are saved first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await remind(page);
  await expect(told(page, 'Shoot saved. A reminder is on its way to 1 person.')).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
  expect(stored.title).toBe('Selkie at dawn');
});
