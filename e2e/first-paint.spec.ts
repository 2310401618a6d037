import { expect, test } from './support/fixtures.ts';
import { shiftsOf, watchShifts } from './support/layout-shifts.ts';
import { signUp } from './support/people.ts';

test.use({ painted: true });

const inSidebar = 'aside a[href="/costumes"]';

test('the shell and its screen show before any other file has loaded, and stay in place', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const row = isMobile ? 'header' : inSidebar;
  await signUp(page);
  await watchShifts(page);
  const opened = Promise.withResolvers<void>();
  await page.route('**/assets/*', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/shoots', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await expect(page.locator('h1')).toHaveText('All Shoots');
  await expect(page.locator('main section').first()).toBeInViewport();
  const before = await page.locator(row).first().boundingBox();
  expect(before?.width).toBeGreaterThan(200);
  opened.resolve();

  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add New Shoot' }).first()).toBeVisible();
  expect(await page.locator(row).first().boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toBeLessThan(0.02);

  // The browser has the scripts now.
  const again = await page.request.get('/shoots');
  expect(await again.text()).toContain('<div id="root"></div>');
});

test('visitors see the frame of the sign-in page before any other file has loaded, in its place, and no shell', async ({
  page,
}) => {
  const opened = Promise.withResolvers<void>();
  await page.route('**/assets/*', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/shoots', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const button = page.locator('[aria-label="Toggle theme"]');
  await expect(button).toBeVisible();
  await expect(page.locator('aside, nav')).toHaveCount(0);
  const before = await button.boundingBox();
  opened.resolve();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('the landing page shows before any other file has loaded, in its styles', {
  tag: '@phone',
}, async ({ page }) => {
  const opened = Promise.withResolvers<void>();
  await page.route('**/assets/*', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const start = page.getByRole('link', { name: 'Create Free Account' }).first();
  await expect(start).toBeVisible();
  await expect(start).not.toHaveCSS('background-image', 'none');
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
  opened.resolve();
});

test('a page whose scripts cannot be loaded says so instead of showing a dead shell', async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/shoots');
  await expect(page.getByRole('alert')).toContainText('Lensemble could not be loaded.');
  await expect(page.locator('aside')).toHaveCount(0);
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Costumes', exact: true })).toBeVisible();
});
