import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const tokyo = {
  name: 'Nakano Broadway',
  placeId: 'geo:35.705600,139.665900',
  latitude: 35.7056,
  longitude: 139.6659,
};
const plan = {
  title: 'Neon Ronin',
  status: 'planning',
  date: '2048-11-24',
  time: '21:15',
} as const;

test('a shoot in Tokyo that was planned in another time zone shows the time of Tokyo', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const { id } = await planShoot(page, { ...plan, timeZone: 'UTC', locationId });

  await page.goto(`/shoots/${id}`);
  await expect(
    page.getByText('Times are in Tokyo time (GMT+9), the zone of the location'),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time' })).toContainText('9:15 PM');
  await page.getByRole('textbox', { name: 'Title' }).fill('Neon Ronin, Rain Run');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
  await page.request.patch(`/api/shoots/${id}`, {
    data: { isPublic: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  });

  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    timezoneId: 'America/New_York',
  });
  const guest = await elsewhere.newPage();
  await guest.goto(`/public/shoots/${id}`);
  await expect(guest.getByRole('heading', { name: 'Neon Ronin, Rain Run' })).toBeVisible();
  await expect(guest.getByText(/9:15 PM/).first()).toBeVisible();
  await expect(guest.getByText(/Japan Standard Time/).first()).toBeVisible();
  await elsewhere.close();
});

const headers = { 'sec-fetch-site': 'same-origin' };
const update = (page: Page) => page.getByRole('button', { name: 'Update Shoot' });

async function moveFromEditor(page: Page, latitude: string, longitude: string) {
  await page.getByRole('button', { name: /^Nakano Broadway/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Location' });
  await dialog.getByText('Coordinates', { exact: true }).click();
  await dialog.getByLabel('Latitude').fill(latitude);
  await dialog.getByLabel('Longitude').fill(longitude);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function openReminded(page: Page) {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const reminderTime = `${plan.date}T11:15:00Z`;
  const inTokyo = { ...plan, timeZone: 'Asia/Tokyo', reminderTime, locationId };
  const { id } = await planShoot(page, inTokyo);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('Times are in Tokyo time')).toBeVisible();
  const stored = async () => (await page.request.get(`/api/shoots/${id}`)).json();
  return { id, locationId, stored };
}

test('moving the location from the editor of its shoot leaves nothing to be saved', async ({
  page,
}) => {
  // The messages at the bottom right would cover fields of the dialog for seconds.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const { id, stored } = await openReminded(page);
  const writes: number[] = [];
  page.on('response', (answer) => {
    const isWrite = answer.request().method() === 'PATCH' && answer.url().endsWith(id);
    if (isWrite) writes.push(answer.status());
  });
  await moveFromEditor(page, '19.4326', '-99.1332');
  await expect(page.getByText('Times are in Mexico City time')).toBeVisible();
  await expect(page.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Reminder' })).toContainText('1 hour before');

  await page.getByLabel('Description').fill('Lanterns');
  await moveFromEditor(page, '-12.0464', '-77.0428');
  await expect(page.getByText('Times are in Lima time')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Lanterns');
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  expect(writes).toEqual([200]);
  expect(await stored()).toMatchObject({
    description: 'Lanterns',
    timeZone: 'America/Lima',
    reminderTime: '2048-11-25T01:15:00.000Z',
  });
});

test('a location that both have moved asks nothing, and the reminder stays an hour before', async ({
  page,
}) => {
  const { id, locationId, stored } = await openReminded(page);
  // The editor cannot read the server's updated shoot.
  await page.route(`**/api/shoots/${id}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await moveFromEditor(page, '59.9139', '10.7522');
  await page.getByLabel('Description').fill('Lanterns');
  const newYork = { latitude: 40.7128, longitude: -74.006, placeId: 'geo:40.712800,-74.006000' };
  await page.request.patch(`/api/locations/${locationId}`, { data: newYork, headers });
  await update(page).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();
  await expect(told(page, 'Merged with your team’s changes: Time zone')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Reminder' })).toContainText('1 hour before');
  expect(await stored()).toMatchObject({
    description: 'Lanterns',
    timeZone: 'America/New_York',
    reminderTime: '2048-11-25T01:15:00.000Z',
  });
});

test.describe('for a user in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a guessed zone is corrected without moving the reminder', async ({ page }) => {
    await signUp(page);
    const reminderTime = '2048-11-28T21:30:00.000Z';
    const data = {
      title: 'Zoneless',
      status: 'planning',
      date: '2048-11-28T08:00:00.000Z',
      time: '14:30',
      reminderTime,
    };
    const created = await page.request.post('/api/shoots', { data, headers });
    const { id } = await created.json();
    await page.goto(`/shoots/${id}`);
    await page.getByRole('button', { name: /^Use Los Angeles time/ }).click();
    await expect(
      page.getByText(/^The next reminder goes out Nov 28, 2048, 1:30\sPM/),
    ).toBeVisible();
    await update(page).click();
    await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
    const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
    expect(stored).toMatchObject({
      ...{ reminderTime, timeZone: 'America/Los_Angeles', isZoneGuess: false },
    });
  });
});
