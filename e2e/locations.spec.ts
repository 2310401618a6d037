import { openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import {
  map,
  nameField,
  oldMill,
  openEmpty,
  openOldMill,
  save,
  stored,
} from './support/location-form.ts';

test('coordinates can be pasted, wrong ones are refused where they stand, and the own position is taken where the browser tells it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openEmpty(page);
  await nameField(dialog).fill('The boulder');
  const fields = { longitude: 'Latitude and longitude must be set together' };
  await page.route('**/api/locations', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { error: 'Please check', code: 'invalid', fields } })
      : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Longitude')).toHaveAccessibleDescription(fields.longitude);
  await expect(nameField(dialog)).toHaveValue('The boulder');
  await page.unroute('**/api/locations');
  await nameField(dialog).clear();
  await nameField(dialog).fill('The boulder');
  const latitude = dialog.getByLabel('Latitude');
  const longitude = dialog.getByLabel('Longitude');
  const create = dialog.getByRole('button', { name: 'Create' });
  await latitude.fill('91');
  await create.click();
  await expect(dialog.getByText('Latitude must be a number from -90 to 90')).toBeVisible();
  await latitude.fill('48');
  await expect(dialog.getByText('Latitude and longitude must be set together')).toBeVisible();
  await longitude.fill('north');
  await expect(dialog.getByText('Longitude must be a number from -180 to 180')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('48.1374, 11.5755'));
  await latitude.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(longitude).toHaveValue('11.5755');
  await expect(map(dialog)).toBeVisible();
  await save(dialog);
  expect(await stored(page)).toMatchObject({
    latitude: 48.1374,
    longitude: 11.5755,
    placeId: 'geo:48.137400,11.575500',
  });

  await openNew(page, 'Location');
  const button = dialog.getByRole('button', { name: 'Use my position' });
  await button.click();
  await expect(dialog.getByText('Your position could not be determined')).toBeVisible();
  await expect(dialog.getByText('Not on the map yet')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.85678, longitude: 151.2152967 });
  await button.click();
  await expect(map(dialog)).toBeVisible();
  await nameField(dialog).fill('Here');
  await save(dialog);
  expect(await stored(page)).toMatchObject({ latitude: -33.85678, longitude: 151.215297 });
});

test('parking, meeting point and hospital are kept for call sheets, and coordinates are changed and taken away', async ({
  page,
}) => {
  const dialog = await openOldMill(page);
  await dialog.getByLabel('Parking').fill('Behind the mill');
  await dialog.getByLabel('Meeting point').fill('North gate');
  await dialog.getByLabel('Nearest hospital').fill('Klinikum Freising');
  await save(dialog, 'Update');
  const arrival = { meetingPoint: 'North gate', hospital: 'Klinikum Freising' };
  expect(await stored(page)).toMatchObject({ parking: 'Behind the mill', ...arrival });
  await page.getByRole('button', { name: 'Edit Old Mill' }).click();
  await expect(dialog.getByLabel('Meeting point')).toHaveValue('North gate');

  await dialog.getByText('Coordinates', { exact: true }).click();
  await dialog.getByLabel('Latitude').fill('48.5');
  await save(dialog, 'Update');
  expect(await stored(page)).toMatchObject({ latitude: 48.5, longitude: oldMill.longitude });
  await page.getByRole('button', { name: 'Edit Old Mill' }).click();
  await dialog.getByRole('button', { name: 'Remove from map' }).click();
  await expect(dialog.getByText('Not on the map yet')).toBeVisible();
  await save(dialog, 'Update');
  expect(await stored(page)).toMatchObject({ placeId: null, latitude: null, longitude: null });
});

test('an address is copied, the way there is one press away, and a click on the map moves the point', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await openOldMill(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect.poll(clipboard).toBe(oldMill.address);
  const link = dialog.getByRole('link', { name: 'Directions to Old Mill in Google Maps' });
  await expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=48.402900%2C11.748900',
  );
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'More for Old Mill' }).click();
  for (const service of ['Google Maps', 'OpenStreetMap', 'Apple Maps']) {
    await expect(page.getByRole('menuitem', { name: service })).toHaveAttribute('href', /^https:/);
  }
  await page.getByRole('menuitem', { name: 'Copy address' }).click();
  await expect.poll(clipboard).toBe(oldMill.address);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Old Mill' }).click();
  const canvas = dialog.getByRole('application', { name: 'Map of Old Mill' });
  await canvas.dblclick({ position: { x: 120, y: 90 } });
  await expect(dialog.getByText('The point was moved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Put it back' }).click();
  await dialog.getByText('Coordinates', { exact: true }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue('48.4029');
  await canvas.click({ position: { x: 120, y: 90 } });
  await expect(dialog.getByText('The point was moved')).toBeVisible();
  await save(dialog, 'Update');
  const moved = await stored(page);
  expect(moved.latitude).toBeGreaterThan(oldMill.latitude);
  expect(moved.longitude).toBeLessThan(oldMill.longitude);
  expect(moved.placeId).toMatch(/^geo:48\.4/);
});
