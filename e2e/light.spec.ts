import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { untilOpenIsKnown } from './support/screens.ts';

const tokyo = {
  name: 'Hamarikyu Gardens',
  address: '1-1 Hamarikyuteien, Chuo City, Tokyo',
  placeId: 'geo:35.659700,139.763500',
  latitude: 35.6597,
  longitude: 139.7635,
};

/** Too far in the future for a weather forecast. */
const date = '2048-12-21';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Location' }) });

async function choose(page: Page, name: string) {
  await section(page).getByRole('button', { name: 'Add a location' }).click();
  await page.getByRole('option', { name }).click();
}

test('a shoot keeps the time of the place that is chosen for it, and shows its light @phone-only', async ({
  page,
}) => {
  await signUp(page);
  await addItem(page, 'locations', tokyo);
  const shoot = await planShoot(page, {
    ...{ title: 'Cranes', status: 'planning', date, time: '15:30', durationMinutes: 120 },
    ...{ timeZone: 'Europe/Berlin', reminderTime: `${date}T13:30:00Z` },
  });
  await page.goto(`/shoots/${shoot.id}`);
  const light = page.getByRole('region', { name: 'Light' });
  await expect(page.getByRole('heading', { name: 'Location' })).toBeVisible();
  await expect(page.getByText('Times are in')).toHaveCount(0);
  await expect(light).toHaveCount(0);
  await expect(
    page.getByText(/^The next reminder goes out .* Email is off on this server/),
  ).toBeVisible();

  await choose(page, tokyo.name);
  await expect(
    page.getByText(/^Once saved, the next reminder goes out Dec 21, 2048, 2:30\sPM GMT\+9/),
  ).toBeVisible();
  await expect(
    page.getByText('Times are in Tokyo time (GMT+9), the zone of the location'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use Berlin time/ })).toHaveCount(0);
  await light.scrollIntoViewIfNeeded();
  await expect(light.getByText('Ends 59 min after sunset')).toBeVisible();
  await expect(light.getByText('Golden light 3:52 – 4:49 PM')).toBeVisible();
  await expect(light.getByText('6:47 AM')).toBeVisible();
  await expect(light.getByText('Sun from the southwest, 10° high, at 3:30 PM')).toBeVisible();
  await expect(page.getByRole('region', { name: `Map of ${tokyo.name}` })).toBeVisible();

  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${shoot.id}`)).json();
  expect(stored).toMatchObject({
    timeZone: 'Asia/Tokyo',
    time: '15:30',
    reminderTime: `${date}T05:30:00.000Z`,
  });
  await expect(
    page.getByText(/^The next reminder goes out Dec 21, 2048, 2:30\sPM GMT\+9/),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('Times are in Tokyo time (GMT+9), the zone of the location'),
  ).toBeVisible();
});

test('without a date, an idea, or a place that is not known, nothing is said of the light', async ({
  page,
}) => {
  await signUp(page);
  const { id: located } = await addItem(page, 'locations', tokyo);
  const { id: somewhere } = await addItem(page, 'locations', { name: 'The old studio' });
  const shoots = [
    { title: 'Undated', status: 'planning' as const, locationId: located },
    { title: 'Idea', status: 'idea' as const, date, locationId: located },
    { title: 'Somewhere', status: 'planning' as const, date, locationId: somewhere },
  ];
  for (const shoot of shoots) {
    const { id } = await planShoot(page, shoot);
    await page.goto(`/shoots/${id}`);
    // This region loads last. By then the light would be there too.
    if (shoot.locationId === located && shoot.title === 'Idea') {
      await expect(page.getByRole('region', { name: 'Also used in' })).toBeVisible();
    }
    await expect(section(page).getByRole('button', { name: 'Change location' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Light' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Map of The old studio' })).toHaveCount(0);
  }
  await expect(section(page).getByRole('link', { name: /^Directions/ })).toHaveCount(0);
});

test('a location taken off again leaves the reader the own time, and a chosen time zone stays if a location has none', async ({
  page,
}) => {
  await signUp(page);
  await addItem(page, 'locations', tokyo);
  await page.goto(`/shoots/new?date=${date}`);
  await choose(page, tokyo.name);
  await expect(
    page.getByText('Times are in Tokyo time (GMT+9), the zone of the location'),
  ).toBeVisible();
  await section(page)
    .getByRole('button', { name: `Remove ${tokyo.name}` })
    .click();
  await expect(page.getByText('Times are in')).toHaveCount(0);

  await addItem(page, 'locations', { name: 'Somewhere' });
  const plan = { title: 'Cranes', status: 'planning', date, timeZone: 'Asia/Tokyo' } as const;
  const { id } = await planShoot(page, plan);
  await page.goto(`/shoots/${id}`);
  await untilOpenIsKnown(page);
  await expect(page.getByText('Times are in Tokyo time')).toBeVisible();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByText('Times are in')).toHaveCount(0);
  await choose(page, 'Somewhere');
  await expect(section(page).getByRole('button', { name: 'Remove Somewhere' })).toBeVisible();
  await expect(page.getByText('Times are in')).toHaveCount(0);
});

test('a location that moves takes the time of the shoot along', async ({ page }) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const { id } = await planShoot(page, { title: 'Cranes', status: 'planning', date, locationId });
  await planShoot(page, { title: 'Herons', date: '2048-03-01', status: 'planning', locationId });
  await page.goto(`/shoots/${id}`);
  const other = page.getByRole('region', { name: 'Also used in' }).getByRole('link');
  await expect(other).toHaveText(/Herons\s*Mar 1, 2048/);
  await expect(section(page).getByRole('link', { name: /^Directions to/ })).toHaveAttribute(
    'href',
    /^https:.*35\.659700%2C139\.763500/,
  );
  await expect(
    page.getByText('Times are in Tokyo time (GMT+9), the zone of the location'),
  ).toBeVisible();
  const moved = { latitude: 40.4168, longitude: -3.7038, placeId: 'geo:40.416800,-3.703800' };
  await page.request.patch(`/api/locations/${locationId}`, {
    data: moved,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.reload();
  await expect(page.getByText('Times are in')).toHaveCount(0);
  await other.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Herons');
});
