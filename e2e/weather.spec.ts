import { mildHour, type StandInOpenMeteo, startOpenMeteo } from '../testing/open-meteo.ts';
import { inDays } from './support/days.ts';
import { test as base, expect } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/screens.ts';

const test = base.extend<object, { meteo: StandInOpenMeteo }>({
  meteo: [
    async ({ browserName: _ }, use) => {
      const meteo = await startOpenMeteo();
      await use(meteo);
      await meteo.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [async ({ meteo }, use) => use({ ...meteo.env }), { scope: 'worker' }],
});

// Runs in one worker, because each worker would start another server.
test.describe.configure({ mode: 'default' });

const date = inDays(2);
const tokyo = { name: 'Hamarikyu Gardens', latitude: 35.6597, longitude: 139.7635 };
const kyoto = { name: 'Fushimi Inari', latitude: 34.9671, longitude: 135.7727 };
const placed = ({ latitude, longitude, name }: typeof tokyo) => ({
  ...{ latitude, longitude, name },
  placeId: `geo:${latitude},${longitude}`,
});

test('a shoot that is near shows its weather, and does without where the service is away', async ({
  page,
  meteo,
}) => {
  meteo.trouble = undefined;
  // It rains in Tokyo from 17:00 on, which is 08:00 UTC.
  meteo.weather = (at) =>
    at.getUTCHours() < 8
      ? mildHour(at)
      : { ...mildHour(at), weather_code: 63, precipitation_probability: 70, wind_gusts_10m: 40 };
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', placed(tokyo));
  await addItem(page, 'locations', placed(kyoto));
  await addItem(page, 'locations', { name: 'Tithe barn' });
  const plan = { status: 'planning', date, time: '15:30', durationMinutes: 120 } as const;
  const { id } = await planShoot(page, { ...plan, title: 'Cranes', locationId });
  await page.goto(`/shoots/${id}`);

  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Location' }) });
  await section.getByRole('button', { name: 'Change location' }).scrollIntoViewIfNeeded();
  const weather = page.getByRole('region', { name: 'Weather' });
  await weather.scrollIntoViewIfNeeded();
  await expect(weather.getByText('Rain, 43 to 46 °F')).toBeVisible();
  await expect(weather.getByText('70% chance of rain')).toBeVisible();
  await expect(weather.getByText('Wind 5 mph, gusts 25 mph')).toBeVisible();
  await expect(weather.getByRole('listitem')).toHaveText([/3.*43°/, /4.*45°/, /5.*46°/]);
  const credit = weather.getByRole('link', { name: 'Weather data by Open-Meteo.com' });
  await expect(credit).toHaveAttribute('href', 'https://open-meteo.com/');
  expect(meteo.asked.at(-1)).toMatchObject({ latitude: '35.66', longitude: '139.76' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // What is open leads to the backup location, with which it is closed.
  const rain = page.getByText('Rain from 5:00 PM');
  await expect(rain).toBeVisible();
  await page.getByRole('button', { name: 'Add a backup location', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Add a Backup Location', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Tithe barn' }).click();
  await expect(page.getByRole('button', { name: 'Change the backup location' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'If it rains' })).toContainText('Tithe barn');
  await expect(rain).toHaveCount(0);
  await page.getByText(/things ready/).click();
  await expect(page.getByText('Backup location for rain')).toBeVisible();
  await expectAccessible(page);

  meteo.trouble = { way: 'silence' };
  const answered = page.waitForResponse(/\/api\/weather\?/);
  await section.getByRole('button', { name: 'Change location' }).click();
  await page.getByRole('option', { name: kyoto.name }).click();
  await expect(page.getByRole('region', { name: 'Light' })).toBeVisible();
  expect((await answered).status()).toBe(200);
  await expect(weather).toHaveCount(0);

  // The backup location that becomes the location is no backup any more.
  await section.getByRole('button', { name: 'Change location' }).click();
  await page.getByRole('option', { name: 'Tithe barn' }).click();
  await expect(page.getByRole('region', { name: 'If it rains' })).toHaveCount(0);

  // Without a location, none is offered either. Removing the last one leaves the focus on what adds a location.
  await page.getByRole('button', { name: 'Add a Backup Location' }).click();
  await page.getByRole('option', { name: kyoto.name }).click();
  await section.getByRole('button', { name: 'Remove Tithe barn' }).click();
  await section.getByRole('button', { name: `Remove ${kyoto.name}` }).click();
  await expect(section.getByRole('button', { name: 'Add a location' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'If it rains' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(page.getByText('Shoot updated', { exact: true })).toBeVisible();
});

test('a shoot that is far ahead does not request the weather', async ({ page, meteo }) => {
  meteo.trouble = undefined;
  meteo.asked.length = 0;
  await signUp(page);
  const { id: locationId } = await addItem(page, 'locations', placed(kyoto));
  const plan = { status: 'planning', date: '2048-12-21', time: '15:30' } as const;
  const { id } = await planShoot(page, { ...plan, title: 'Cranes', locationId });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByRole('region', { name: 'Light' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weather' })).toHaveCount(0);
  expect(meteo.asked).toEqual([]);
});
