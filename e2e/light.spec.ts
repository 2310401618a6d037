import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const tokyo = {
  name: 'Hamarikyu Gardens',
  address: '1-1 Hamarikyuteien, Chuo City, Tokyo',
  placeId: 'geo:35.659700,139.763500',
  latitude: 35.6597,
  longitude: 139.7635,
};
const svalbard = {
  name: 'Longyearbyen',
  placeId: 'geo:78.216667,15.633333',
  latitude: 78.216667,
  longitude: 15.633333,
};

/** Far enough away for no forecast, whenever this runs. */
const date = '2048-12-21';

const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Location' }) });

/** Chooses a location of the catalogue in the editor. */
async function choose(page: Page, name: string) {
  await section(page).getByRole('button', { name: 'Add a location' }).click();
  await page.getByRole('option', { name }).click();
}

test('a shoot keeps the time of the place that is chosen for it, and shows its light @phone', async ({
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
  await expect(page.getByText(/^The next reminder goes out/)).toBeVisible();

  await choose(page, tokyo.name);
  await expect(
    page.getByText(/^Once saved, the next reminder goes out Dec 21, 2048, 2:30\sPM GMT\+9/),
  ).toBeVisible();
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use Europe/Berlin' })).toHaveCount(0);
  await light.scrollIntoViewIfNeeded();
  await expect(light.getByText('Ends 59 min after sunset')).toBeVisible();
  await expect(light.getByText('Golden light 3:53 – 4:31 PM')).toBeVisible();
  await expect(light.getByText('6:47 AM')).toBeVisible();
  await expect(light.getByText('Sun from the southwest, 10° high, at 3:30 PM')).toBeVisible();
  await expect(page.getByRole('region', { name: `Map of ${tokyo.name}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
});

test('where the sun does not rise the editor says so', async ({ page }) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', svalbard);
  const shoot = await planShoot(page, {
    ...{ title: 'Aurora', status: 'planning', date, time: '12:00', locationId },
  });
  await page.goto(`/shoots/${shoot.id}`);
  const light = page.getByRole('region', { name: 'Light' });
  await expect(light.getByText('The sun does not rise that day')).toBeVisible();
  await expect(light.getByText('It stays dark all day')).toBeVisible();
  await expect(light.getByText('Sunrise')).toHaveCount(0);
  await expect(light.getByText('Sun from')).toHaveCount(0);
  await expectAccessible(page);
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
    // The last part of the section to come; the light comes with it or not at all.
    if (shoot.locationId === located && shoot.title === 'Idea') {
      await expect(page.getByRole('region', { name: 'Also used in' })).toBeVisible();
    }
    await expect(section(page).getByRole('button', { name: 'Change location' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Light' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Map of The old studio' })).toHaveCount(0);
  }
  await expect(section(page).getByRole('link', { name: /^Directions/ })).toHaveCount(0);
});

test('a location taken off again leaves the reader the own time', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'locations', tokyo);
  await page.goto(`/shoots/new?date=${date}`);
  await choose(page, tokyo.name);
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
  await section(page)
    .getByRole('button', { name: `Remove ${tokyo.name}` })
    .click();
  await expect(page.getByText('Times are in')).toHaveCount(0);
});

test('a time that somebody has chosen stays where a location has none', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'locations', { name: 'Somewhere' });
  const plan = { title: 'Cranes', status: 'planning', date, timeZone: 'Asia/Tokyo' } as const;
  const { id } = await planShoot(page, plan);
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('Times are in Asia/Tokyo')).toBeVisible();
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
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
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

test('all the shoots at a location can be reached @phone', async ({ page }) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const { id } = await planShoot(page, { title: 'Cranes', status: 'planning', date, locationId });
  for (let month = 1; month <= 6; month++) {
    const day = `2048-0${month}-01`;
    await planShoot(page, { title: `Herons ${month}`, status: 'planning', date: day, locationId });
  }
  await page.goto(`/shoots/${id}`);
  await section(page).getByRole('button', { name: 'Change location' }).scrollIntoViewIfNeeded();
  const others = page.getByRole('region', { name: 'Also used in' });
  await expect(others.getByRole('link')).toHaveCount(4);
  await others.getByRole('button', { name: 'Show 2 more' }).click();
  await expect(others.getByRole('link')).toHaveCount(6);
  await expect(others.getByRole('button', { name: 'Show fewer' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await others.getByRole('link', { name: /Herons 1/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Herons 1');
});

test('a location can be moved while its shoot is being changed', async ({ page }) => {
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', tokyo);
  const { id } = await planShoot(page, { title: 'Cranes', status: 'planning', date, locationId });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('Times are in Asia/Tokyo, the zone of the location')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Storks');
  await section(page)
    .getByRole('button', { name: /^Hamarikyu Gardens/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Location' });
  await dialog.getByText('Coordinates', { exact: true }).click();
  await dialog.getByLabel('Latitude').fill('19.4326');
  await dialog.getByLabel('Longitude').fill('-99.1332');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Times are in America/Mexico City')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Storks');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
  const stored = await (await page.request.get(`/api/shoots/${id}`)).json();
  expect(stored).toMatchObject({ title: 'Storks', timeZone: 'America/Mexico_City' });
});
