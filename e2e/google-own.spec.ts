import { expect, type Page } from '@playwright/test';
import { GOOGLE_EMAIL } from '../testing/google/google.ts';
import { openDatedShoot, testWithOwnGoogle as test } from './support/google.ts';
import { expectAccessible, expectNoSidewaysScroll, told } from './support/screens.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const options = (page: Page) => page.getByRole('dialog', { name: 'Save options' });
const saveToOwn = (page: Page) =>
  options(page).getByRole('button', { name: 'Save to your Google' });

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ google }) => google.reset());

async function answerGoogle(page: Page, click: () => Promise<void>, choice: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await click();
  await (await opened).getByRole('button', { name: choice }).click();
}

test('a call sheet is saved to the user’s own Google, which asks for consent once', async ({
  page,
  google,
}) => {
  await openDatedShoot(page);
  await button(page, 'Docs').click();
  await expect(options(page)).toBeVisible();
  await expectAccessible(page);
  await answerGoogle(page, () => saveToOwn(page).click(), 'Allow');
  await expect(told(page, 'Export Successful')).toBeVisible();
  await expect(told(page, 'Call sheet document created')).toBeVisible();
  expect(google.drive.files.size).toBe(1);
  await button(page, 'Docs').click();
  await expect(options(page).getByText('A Google Doc in your own Drive')).toBeVisible();
  await saveToOwn(page).click();
  await expect(options(page)).toBeHidden();
  expect(google.drive.files.size).toBe(1);
});

test('a shoot is put into the user’s own calendar once; after the account is disconnected, Google asks again', async ({
  page,
  google,
}) => {
  const id = await openDatedShoot(page);
  await answerGoogle(page, () => button(page, 'Calendar').click(), 'Allow');
  await expect(told(page, 'Calendar Event Created')).toBeVisible();
  await button(page, 'Calendar').click();
  await expect(told(page, 'Calendar Event Exists')).toBeVisible();
  expect(google.calendar.events.size).toBe(1);
  await page.goto('/profile');
  await expect(told(page, GOOGLE_EMAIL)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Disconnect your Google account').click();
  await expect(told(page, 'Google account disconnected')).toBeVisible();
  await expect(
    page.getByText('Not connected. Saving to your Google will ask you to connect'),
  ).toBeFocused();
  expect(google.oauth.revoked).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Google account' })).toHaveCount(0);
  await page.goto(`/shoots/${id}`);
  await answerGoogle(page, () => button(page, 'Calendar').click(), 'Allow');
  await expect(told(page, 'Calendar Event Exists')).toBeVisible();
});

test('refusing Google’s consent, closing the window or blocking it shows a message and changes nothing', async ({
  page,
}) => {
  const id = await openDatedShoot(page);
  await answerGoogle(page, () => button(page, 'Calendar').click(), 'Cancel');
  await expect(told(page, 'Calendar Creation Failed')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await button(page, 'Calendar').click();
  const consent = await opened;
  // Closed in the middle of its navigation, Chromium sometimes never reports it as closed.
  await expect(consent.getByRole('button', { name: 'Allow' })).toBeVisible();
  await consent.close();
  await expect(button(page, 'Calendar')).not.toHaveAttribute('aria-busy');
  const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
  expect(stored).toMatchObject({ calendarEventUrl: null, version: 1 });

  await page.evaluate(() => {
    window.open = () => null;
  });
  await button(page, 'Docs').click();
  await saveToOwn(page).click();
  await expect(told(page, 'Popup blocked')).toBeVisible();
  await expect(told(page, 'Please allow popups to authorize Google')).toBeVisible();
});

test('messages from elsewhere are not listened to', async ({ page }) => {
  await openDatedShoot(page);
  const opened = page.waitForEvent('popup');
  await button(page, 'Calendar').click();
  const popup = await opened;
  const allow = popup.getByRole('button', { name: 'Allow' });
  await expect(allow).toBeVisible();
  const forged = {
    type: 'oauth-success',
    action: 'calendar',
    eventUrl: 'https://evil.example/',
  };
  // One message comes from the provider's page in the popup, the other from this page. Both must be ignored.
  await popup.evaluate((message) => window.opener?.postMessage(message, '*'), forged);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  await allow.click();
  await expect(told(page, 'Calendar Event Created')).toBeVisible();
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect(open).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\//);
});
