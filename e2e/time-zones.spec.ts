import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const tokyo = {
  name: 'Nakano Broadway',
  placeId: 'geo:35.705600,139.665900',
  latitude: 35.7056,
  longitude: 139.6659,
};
const plan = {
  title: 'Neon Ronin',
  status: 'planning',
  date: '2028-11-24',
  time: '21:15',
} as const;

test('a shoot in Tokyo that was planned with another clock says the time of Tokyo, to everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const { id } = await planShoot(page, { ...plan, timeZone: 'UTC', locationId });

  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
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
