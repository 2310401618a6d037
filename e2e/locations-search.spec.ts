import { card, openNew } from './support/catalogues.ts';
import { expect, test } from './support/fixtures.ts';
import {
  chooseLisbon,
  map,
  nameField,
  openEmpty,
  save,
  searchBox,
  stored,
} from './support/location-form.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';

test('a location is found by typing and stands on the map', async ({ page }) => {
  const dialog = await openEmpty(page);
  await searchBox(dialog).fill('mu');
  await searchBox(dialog).pressSequentially('nic');
  const munich = dialog.getByRole('option', { name: /^Munich.*Germany/ });
  await expect(munich).toBeVisible();
  await expect(dialog.getByText('GeoNames')).toBeVisible();
  await munich.click();
  await expect(nameField(dialog)).toHaveValue('Munich');
  await expect(dialog.getByText('Germany', { exact: false })).toBeVisible();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveCount(0);
  await expect(map(dialog).getByRole('img', { name: 'Munich' })).toBeVisible();
  await save(dialog);
  await expect(card(page, 'Munich')).toContainText('On the map');
  expect(await stored(page)).toMatchObject({ name: 'Munich', placeId: 'geonames:2867714' });
  expect((await stored(page)).latitude).toBeCloseTo(48.137, 1);
});

test('a place is chosen by keyboard alone, and its name and address can be changed', async ({
  page,
}) => {
  const dialog = await openEmpty(page);
  await expect(searchBox(dialog)).toBeFocused();
  // Until this response arrives, the list can show the places of a shorter text.
  const found = page.waitForResponse(/autocomplete\?q=lisbon&/);
  await page.keyboard.type('lisbon');
  await found;
  const list = dialog.getByRole('listbox', { name: 'Places' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Portugal');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: /GeoNames/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(nameField(dialog)).toHaveValue('Lisbon');
  await expect(searchBox(dialog)).toBeFocused();
  await nameField(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toMatchObject({ name: 'Lisbon' });

  await openNew(page, 'Location');
  await searchBox(dialog).pressSequentially('san franc');
  await dialog.getByRole('option', { name: /^San Francisco.*California/ }).click();
  await expect(nameField(dialog)).toHaveValue('San Francisco');
  await nameField(dialog).clear();
  await expect(nameField(dialog)).toHaveAttribute('placeholder', 'San Francisco');
  await save(dialog);
  expect(await stored(page)).toMatchObject({
    name: 'San Francisco',
    address: 'San Francisco, California, United States',
  });

  await openNew(page, 'Location');
  await nameField(dialog).fill('Roof of the old brewery');
  await chooseLisbon(dialog);
  await expect(nameField(dialog)).toHaveValue('Roof of the old brewery');
  await dialog.getByRole('button', { name: 'Edit address' }).click();
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(/^Lisbon, .*Portugal$/);
  await dialog.getByLabel('Address', { exact: true }).fill('Rua da Rosa 3, Lisbon');
  await save(dialog);
  const location = await stored(page);
  expect(location).toMatchObject({ address: 'Rua da Rosa 3, Lisbon' });
  expect(location.latitude).toBeCloseTo(38.7, 0);

  await page.goto('/shoots/new');
  await page.getByRole('button', { name: 'Add a location' }).click();
  await page.keyboard.type('Schloss Heidelberg');
  await page.getByRole('option', { name: 'Search the map for “Schloss Heidelberg”...' }).click();
  await dialog.getByRole('option', { name: /^Heidelberg.*Baden-Württemberg/ }).click();
  await expect(nameField(dialog)).toHaveValue('Schloss Heidelberg');
  await save(dialog);
  expect(await stored(page)).toMatchObject({
    name: 'Schloss Heidelberg',
    address: 'Heidelberg, Baden-Württemberg, Germany',
  });
});

test('a search says what failed, and drops what comes too late', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: -33.85678, longitude: 151.215297 } as GeolocationCoordinates;
      window.addEventListener('allowed', () => found({ coords } as GeolocationPosition));
    };
  });
  const dialog = await openEmpty(page);
  const credit = { text: 'Places', url: null };
  const place = (name: string) => ({
    predictions: [{ name, address: '', placeId: name, latitude: 1, longitude: 1 }],
    credit,
  });
  let release = () => {};
  const isLate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/api/places/autocomplete?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(query);
    if (query === 'slow') await isLate;
    // The browser may have aborted the first request.
    await route.fulfill({ json: place(query) }).catch(() => {});
  });
  await searchBox(dialog).fill('slow');
  await expect.poll(() => asked).toEqual(['slow']);
  await searchBox(dialog).fill('swift');
  await expect(dialog.getByRole('option')).toHaveText(['swift']);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(dialog.getByRole('option')).toHaveText(['swift']);

  const box = searchBox(dialog);
  const address = '**/api/places/autocomplete?*';
  const answers = [
    [{ status: 503, json: { error: 'The places are away', code: 'away' } }, 'The places are away'],
    [{ status: 200, json: { predictions: 'none' } }, 'Unable to fetch locations'],
  ] as const;
  /** Of the name below the search, from its top. */
  const distance = async () => {
    const [from, to] = [await box.boundingBox(), await nameField(dialog).boundingBox()];
    return Math.round((to?.y ?? 0) - (from?.y ?? 0));
  };
  const free = await distance();
  let query = 'lisb';
  for (const [answer, sentence] of answers) {
    await page.route(address, (route) => route.fulfill(answer));
    query += 'o';
    await box.fill(query);
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await page.unroute(address);
  }
  await page.route(address, (route) => route.abort());
  await box.fill('lisb');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to fetch locations. Please try again.',
  );
  expect(await distance()).toBe(free);
  await page.unroute(address);
  await box.press('Enter');
  await expect(dialog.getByRole('option', { name: /Portugal/ }).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await box.press('o');
  await expect(dialog.getByRole('option', { name: /Portugal/ }).first()).toBeVisible();

  // The layout width, because the dialog may still be scaling up.
  const wide = () => searchBox(dialog).evaluate((field: HTMLElement) => field.offsetWidth);
  const before = await wide();
  await expect(searchBox(dialog)).toHaveAttribute('placeholder', 'Town or city');
  await searchBox(dialog).fill('x'.repeat(200));
  await expect(searchBox(dialog)).toHaveAccessibleDescription(
    /No place found for “x+” ?Search covers towns and cities only/,
  );
  expect(await wide()).toBe(before);
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('button', { name: 'Use my position' }).click();
  await chooseLisbon(dialog);
  await page.evaluate(() => window.dispatchEvent(new Event('allowed')));
  await expect(dialog.getByRole('button', { name: 'Use my position' })).not.toHaveAttribute(
    'aria-busy',
  );
  await save(dialog);
  expect(await stored(page)).toMatchObject({ name: 'Lisbon', latitude: expect.closeTo(38.7, 0) });

  await openNew(page, 'Location');
  await chooseLisbon(dialog);
  // This request never gets a response.
  const isAsked = page.waitForRequest(/autocomplete\?q=tokyo/);
  await page.route(/autocomplete\?q=tokyo/, () => {});
  await searchBox(dialog).fill('tokyo');
  await isAsked;
  await expect(dialog.getByRole('option')).toHaveCount(0);
});

test('a place is located when it is chosen, and one that cannot be located is found later', async ({
  page,
}) => {
  const dialog = await openEmpty(page);
  await test.step('nothing is saved before', async () => {
    const found = { name: 'Brewery', address: 'Main St 1', placeId: 'far', latitude: null };
    const predictions = [{ ...found, longitude: null }];
    await page.route('**/api/places/autocomplete?*', (route) =>
      route.fulfill({ json: { predictions, credit: { text: 'Places', url: null } } }),
    );
    const sessions: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/places/')) sessions.push(searchParams.get('session'));
    });
    await page.route('**/api/places/details?*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The places are away', code: 'away' } }),
    );
    await searchBox(dialog).fill('brew');
    await dialog.getByRole('option').click();
    await expect(dialog.getByText('The places are away')).toBeVisible();
    await expect(nameField(dialog)).toHaveValue('Brewery');
    await page.unroute('**/api/places/details?*');
    let release = () => {};
    const isLate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/places/details?*', async (route) => {
      await isLate;
      await route.fulfill({ json: { ...found, latitude: 12.5, longitude: 41.9 } });
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('Finding it on the map…')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
    release();
    await expect(dialog).toBeHidden();
    expect(await stored(page)).toMatchObject({ latitude: 12.5, longitude: 41.9, placeId: 'far' });
    expect(new Set(sessions).size).toBe(1);
  });

  await page.unrouteAll();
  await openNew(page, 'Location');
  await test.step('nothing is saved unasked', async () => {
    const place = { name: 'Cooperage', address: 'Main St 1', placeId: 'far' };
    const predictions = [{ ...place, latitude: null, longitude: null }];
    await page.route('**/api/places/autocomplete?*', (route) =>
      route.fulfill({ json: { predictions, credit: { text: 'Places', url: null } } }),
    );
    let fail = () => {};
    const isLate = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/api/places/details?*', async (route) => {
      await isLate;
      await route.fulfill({ status: 503, json: { error: 'The places are away', code: 'away' } });
    });
    await searchBox(dialog).fill('coop');
    await dialog.getByRole('option').click();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
    fail();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('The places are away', { exact: true })).toHaveCount(2);
    // The person can save despite the warning.
    await save(dialog);
    expect(await stored(page)).toMatchObject({ ...place, latitude: null, longitude: null });

    await page.unroute('**/api/places/details?*');
    await page.route('**/api/places/details?*', (route) =>
      route.fulfill({ json: { ...place, latitude: 12.5, longitude: 41.9 } }),
    );
    await page.getByRole('button', { name: 'Edit Cooperage' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Location' });
    await edit.getByRole('button', { name: 'Find it' }).click();
    await expect(map(edit).getByRole('img', { name: 'Cooperage' })).toBeVisible();
    await save(edit, 'Update');
    expect(await stored(page)).toMatchObject({ ...place, latitude: 12.5, longitude: 41.9 });
  });
});
