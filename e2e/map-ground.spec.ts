import { expect } from './support/fixtures.ts';
import { cutNetwork } from './support/network.ts';
import { signUp } from './support/people.ts';
import { ABISKO, addPlace, CRAIL, entry, map, marker, planAt, test } from './support/shoot-map.ts';

test('each of several shoots at one place can be reached, by keyboard alone', async ({ page }) => {
  await signUp(page);
  const harbour = await addPlace(page, CRAIL);
  for (const title of ['Selkie', 'Kraken', 'Drowned Bell']) await planAt(page, title, harbour);
  await page.goto('/map');
  const crowd = map(page).getByRole('button', { name: /^3 together/ });
  await crowd.focus();
  await page.keyboard.press('Enter');
  const choice = map(page).getByRole('region', { name: '3 shoots at Crail Harbour' });
  await expect(choice.getByRole('heading')).toBeFocused();
  for (const title of ['Selkie', 'Kraken', 'Drowned Bell']) {
    const button = choice.getByRole('button', { name: new RegExp(title) });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, title)).toHaveAttribute('aria-expanded', 'true');
    const card = map(page).getByRole('region', { name: title });
    await card.getByRole('button', { name: 'All 3 here' }).focus();
    await page.keyboard.press('Enter');
    await expect(choice.getByRole('heading')).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(crowd).toBeFocused();
});

test('after opening a cluster by keyboard the focus is on its markers', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  const pier = { name: 'Crail Pier', latitude: CRAIL.latitude - 0.01, longitude: CRAIL.longitude };
  await planAt(page, 'Kraken', await addPlace(page, pier));
  await page.goto('/map');
  await map(page)
    .getByRole('button', { name: /^2 together/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(marker(page, 'Selkie')).toBeFocused();
  await expect(marker(page, 'Selkie')).toBeInViewport();
  await expect(marker(page, 'Kraken')).toBeInViewport();
});

test('what people have typed is text on the map, whatever it looks like, and the map wears the theme', async ({
  page,
}) => {
  const evil = '<img src=x onerror="document.title=1">';
  await signUp(page);
  const place = await addPlace(page, { ...CRAIL, name: evil });
  await planAt(page, 'Selkie', place);
  await planAt(page, 'Kraken', place);
  await page.goto(`/map?shoot=${await planAt(page, evil, place)}`);
  await expect(map(page).getByRole('region', { name: evil })).toContainText(evil);
  await map(page)
    .getByRole('button', { name: /^3 together/ })
    .click();
  await expect(map(page).getByRole('heading', { name: `3 shoots at ${evil}` })).toBeVisible();
  await expect(page).toHaveTitle(/^Map/);

  const water = () =>
    map(page)
      .locator('canvas')
      .first()
      .evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement
          ? [...(canvas.getContext('2d')?.getImageData(3, 3, 1, 1).data ?? [])]
          : [],
      );
  await expect.poll(async () => (await water())[0]).toBeLessThan(90);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await expect.poll(async () => (await water())[0]).toBeGreaterThan(160);
});

test('the page goes on scrolling over the map, which zooms with a key', async ({ page }) => {
  await signUp(page);
  await planAt(page, 'The Snow Queen', await addPlace(page, ABISKO));
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.goto('/map');
  const apart = async () => {
    const boxes = [marker(page, 'The Snow Queen'), marker(page, 'Selkie')];
    const [a, b] = await Promise.all(boxes.map((pin) => pin.boundingBox()));
    return a && b ? Math.round(Math.hypot(a.x - b.x, a.y - b.y)) : 0;
  };
  let before = 0;
  // The map may still be resizing.
  const hasSettled = async () => {
    const last = before;
    before = await apart();
    return before > 0 && before === last;
  };
  await expect.poll(hasSettled).toBe(true);
  await map(page).hover({ position: { x: 300, y: 250 } });
  // The hint disappears after a moment.
  const isTold = map(page).getByText('Use Ctrl + scroll to zoom the map').waitFor();
  await page.mouse.wheel(0, 120);
  await isTold;
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await apart()).toBe(before);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(apart).toBeGreaterThan(before * 1.5);
});

test('on a phone one finger scrolls the page over the map, and a hint names two @phone-only', async ({
  page,
}) => {
  await signUp(page);
  await planAt(page, 'Selkie', await addPlace(page, CRAIL));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/map');
  await expect(marker(page, 'Selkie')).toBeVisible();
  const place = () =>
    marker(page, 'Selkie').evaluate((pin) => pin.getBoundingClientRect().top + scrollY);
  const before = await place();
  const client = await page.context().newCDPSession(page);
  const told = map(page).getByText('Use two fingers to move the map');
  const isTold = told.waitFor({ state: 'attached' });
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 100, y: 400 });
  for (let y = 390; y >= 280; y -= 10) await touch('touchMove', { x: 100, y });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await isTold;
  expect(await place()).toBeCloseTo(before, 0);
});

test('a map with nothing on it starts where the reader is, if the browser tells', async ({
  page,
  context,
}) => {
  await signUp(page);
  const asked = (tile: string) =>
    page.waitForRequest((request) =>
      request.url().startsWith(`https://tile.openstreetmap.org/${tile}`),
    );
  await cutNetwork(context);
  await Promise.all([asked('10/16'), page.goto('/map')]);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.405 });
  await context.grantPermissions(['geolocation']);
  await Promise.all([asked('12/2200/1343'), page.reload()]);
});
