import { expect } from './support/fixtures.ts';
import { cutNetwork } from './support/network.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectPlacesReady } from './support/places.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';
import {
  ABISKO,
  addPlace,
  CRAIL,
  distanceFromMiddle,
  entry,
  map,
  marker,
  openFromCard,
  planAt,
  test,
} from './support/shoot-map.ts';

test('a place found by search is on the shoot and on the map, without any network', async ({
  page,
  context,
}) => {
  await cutNetwork(context);
  await signUp(page);
  await expectPlacesReady(page);
  await page.goto('/shoots/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Fado at dawn');
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.getByRole('combobox', { name: 'Find a location' }).fill('lisb');
  await page.getByRole('option', { name: 'Search the map for “lisb”...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Location' });
  await dialog.getByRole('option', { name: /^Lisbon.*Portugal/ }).click();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
  const mapOfShoot = page.getByRole('region', { name: 'Map of Lisbon' });
  await mapOfShoot.scrollIntoViewIfNeeded();
  await expect(mapOfShoot.getByRole('img', { name: 'Lisbon' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page.getByRole('button', { name: 'Update Shoot' })).toBeVisible();

  await page.goto('/map');
  await expect(marker(page, 'Fado at dawn')).toBeInViewport();
  await marker(page, 'Fado at dawn').click();
  await expect(entry(page, 'Fado at dawn')).toHaveAttribute('aria-expanded', 'true');
  await openFromCard(page, 'Fado at dawn');
});

test('a map whose script did not load comes by itself once the server responds', async ({
  page,
}) => {
  const engine = '**/assets/own-map-*.js';
  await signUp(page);
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  await page.route(engine, (route) => route.abort('connectionrefused'));
  await page.goto('/map');
  await expect(page.getByRole('alert')).toContainText('Failed to load map');
  await page.unroute(engine);
  // The page asks the server at once, instead of after a pause.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(marker(page, 'Selkie')).toBeVisible();
});

test('a shoot opens from its marker, and the map centers on a shoot of the list', async ({
  page,
  context,
}) => {
  await cutNetwork(context);
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL), 'completed');
  await page.goto('/map');
  await expect(page.getByRole('heading', { name: 'Map View', level: 1 })).toBeVisible();
  await expect(page.getByText('View all your shoots on a map')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Shoots (2)' })).toBeVisible();

  await marker(page, 'Selkie').click();
  await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Selkie is open in the list below the map')).toBeAttached();
  const card = map(page).getByRole('region', { name: 'Selkie' });
  await expect(card).toContainText('Dec 5, 2048');
  await expect(card).toContainText('Completed');

  await entry(page, 'The Snow Queen').click();
  await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'false');
  await expect(marker(page, 'The Snow Queen')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => distanceFromMiddle(page, 'The Snow Queen')).toBeLessThan(4);
  await expect(map(page).getByText('Street map not available')).toBeVisible();
  await expect(map(page).getByText(/^\d+ (km|mi) \w+ of Kiruna$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show on map' }).click();
  await openFromCard(page, 'The Snow Queen');
});

test('shoots that cannot be had come with another try; the chosen shoot and the filter survive a reload and the way back', async ({
  page,
}) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL), 'completed');
  await page.goto('/');
  await page.route('**/api/map/shoots', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again soon', code: 'unavailable' } }),
  );
  await page.getByRole('link', { name: 'Map View' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch shoots');
  await expect(page.getByRole('alert')).toContainText('Please try again soon');
  await page.unroute('**/api/map/shoots');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(marker(page, 'The Snow Queen')).toBeVisible();

  const filter = page.getByRole('group', { name: 'Show only' });
  await filter.getByRole('button', { name: 'Completed 1' }).click();
  await expect(marker(page, 'The Snow Queen')).toHaveCount(0);
  await expect(entry(page, 'The Snow Queen')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'All Shoots (1)' })).toBeVisible();
  await expect(page.getByText('of 2', { exact: true })).toBeVisible();
  await entry(page, 'Selkie').click();
  await expect(page).toHaveURL(/\/map\?status=completed&shoot=/);

  const isAsItWas = async () => {
    await expect(entry(page, 'Selkie')).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'The Snow Queen')).toHaveCount(0);
    await expect(marker(page, 'Selkie')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => distanceFromMiddle(page, 'Selkie')).toBeLessThan(4);
  };
  await page.reload();
  await isAsItWas();
  await page.getByRole('main').getByRole('link', { name: 'Open shoot' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie');
  await page.goBack();
  await isAsItWas();

  await filter.getByRole('button', { name: 'Idea 0' }).click();
  await filter.getByRole('button', { name: 'Completed 1' }).click();
  await expect(page.getByText('No shoots match the selected filters')).toBeVisible();
  await page.getByRole('button', { name: 'Show all statuses' }).click();
  await page.getByRole('button', { name: 'Show all 2' }).click();
  for (const title of ['The Snow Queen', 'Selkie'])
    await expect(marker(page, title)).toBeInViewport();
  await expect(page).not.toHaveURL(/status=/);
});

test('a team without places on the map learns how to add one, and what was planned elsewhere is there with the next visit', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/map');
  await expect(page.getByRole('heading', { name: 'No shoots with locations yet' })).toBeVisible();
  await expect(page.getByText('Add locations to your shoots to see them on the map')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Shoot' })).toBeVisible();

  const { id } = await addItem(page, 'locations', { name: 'Somewhere' });
  await planAt(page, 'Dune Pilgrim', id);
  await planAt(page, 'Baba Yaga', null);
  await planAt(page, '日本の海と空'.repeat(30), null);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No shoots with locations yet' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('link', { name: /^Open “日本の海と空/ })).toBeInViewport({
    ratio: 1,
  });
  await expectNoSidewaysScroll(page);
  await expect(
    page.getByText('No location', { exact: true }).filter({ visible: true }),
  ).toHaveCount(2);
  await expect(entry(page, 'Dune Pilgrim')).toHaveAccessibleName(/not on the map/i);
  await entry(page, 'Baba Yaga').click();
  await expect(page.getByText('No additional details for this shoot')).toBeVisible();
  await entry(page, 'Dune Pilgrim').click();
  await page.getByRole('button', { name: 'Put “Somewhere” on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Location' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await page.getByRole('link', { name: 'Map View' }).click();
  await expect(marker(page, 'The Snow Queen')).toBeInViewport();
});

test('an open entry shows what is needed and who comes', async ({ page }) => {
  await signUp(page);
  const costume = await addItem(page, 'costumes', { characterName: 'Selkie in the foam' });
  const prop = await addItem(page, 'props', { name: 'Seal skin' });
  const shoot = await planShoot(page, { title: 'Spring Tide', description: 'Low tide from eight' });
  const answer = await page.request.patch(`/api/shoots/${shoot.id}/resources`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      costumeIds: [costume.id],
      propIds: [prop.id],
      participants: [{ name: 'Leo Brandt', role: 'Photographer' }],
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`/map?shoot=${shoot.id}`);
  const parts = page.getByRole('region', { name: 'Spring Tide' });
  for (const heading of ['Description', 'Costumes', 'Props', 'Personnel'])
    await expect(parts.getByRole('heading', { name: heading })).toBeVisible();
  for (const text of ['Low tide from eight', 'Selkie in the foam', 'Seal skin', 'Leo Brandt'])
    await expect(parts).toContainText(text);
});

test('a chosen marker brings its entry into view, far down a long list', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The First', await addPlace(page, CRAIL));
  for (let number = 0; number < 60; number += 1) await planAt(page, `Idea ${number}`, null, 'idea');
  await page.goto('/map');
  await marker(page, 'The First').click();
  await expect(entry(page, 'The First')).toBeInViewport();
  await expect(marker(page, 'The First')).toBeInViewport();
});
