import { expect, type Page } from '@playwright/test';
import { openDatedShoot, testWithServiceAccount as test } from './support/google.ts';
import { expectAccessible, told } from './support/screens.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openLink = (page: Page) => page.getByRole('link', { name: 'Open', exact: true });
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Call sheet document created' });

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ google }) => google.reset());

test('while Google Docs is away there are other ways to the call sheet; then it becomes a Google Doc of the team, and the same one the next time', async ({
  page,
  google,
}) => {
  google.misbehaviour = { at: /drive/, way: 'refuse', status: 500, reason: 'backendError' };
  const id = await openDatedShoot(page);
  await button(page, 'Docs').click();
  await expect(told(page, 'Export Failed')).toBeVisible();
  const options = page.getByRole('dialog', { name: 'Save options' });
  await expect(options.getByRole('button', { name: 'Save with service account' })).toBeFocused();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await options.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await options.getByRole('button', { name: 'Save with service account' }).click();
  await expect(told(page, 'Error')).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
  expect(stored).toMatchObject({ docsUrl: null, version: 1 });
  google.misbehaviour = undefined;
  await options.getByRole('button', { name: 'Save with service account' }).click();
  await expect(told(page, 'Export Successful')).toBeVisible();
  await expect(options).toBeHidden();
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();

  for (const round of [1, 2]) {
    await button(page, 'Docs').click();
    await expect(told(page, 'Export Successful')).toBeVisible();
    await expect(openLink(page)).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\//);
    expect(google.drive.files.size, `after export ${round}`).toBe(1);
    await banner(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(openLink(page)).toBeHidden();
    await page.getByLabel('Title').fill('Selkie at dawn');
  }
  const [file] = google.drive.files.values();
  expect(file?.name).toContain('Selkie at dawn');
});

test('a shoot is put into the shared calendar once, and shows why its event is not updated', async ({
  page,
  google,
}) => {
  await openDatedShoot(page);
  await button(page, 'Calendar').click();
  await expect(told(page, 'Calendar Event Created')).toBeVisible();
  await button(page, 'Calendar').click();
  await expect(told(page, 'Calendar Event Exists')).toBeVisible();
  await expect(told(page, 'This shoot is already on your Google Calendar.')).toBeVisible();
  const [event] = google.calendar.events.values();
  expect(event?.start).toEqual({
    dateTime: '2199-06-12T18:30:00.000Z',
    timeZone: 'Europe/Lisbon',
  });
  google.calendar.calendars.clear();
  await page.getByLabel('Title').fill('Selkie at dawn');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  const reason = page.getByText('The shared Google Calendar was deleted');
  await expect(async () => {
    await page.reload();
    await expect(reason).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
