import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { untilQuiet } from './support/until-quiet.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page, { firstName: 'Mira', lastName: 'Lindqvist' });
});

test('the sidebar collapses by button and Ctrl+B, and stays so, as does the chosen theme', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /^Theme/ }).click();
  expect(await theme()).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const words = page.getByRole('navigation', { name: 'Navigation' }).getByText('All Shoots');
  await expect(words).toBeInViewport();
  await page.keyboard.press('Control+b');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  await expect.poll(async () => (await cookie())?.value).toBe('false');
  const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  await page.reload();
  expect(await theme()).toBe('light');
  await expect(page.getByRole('button', { name: /Expand sidebar/ })).toBeVisible();
  await expectTooltipOnKeyboardFocusOnly(page);
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: /Collapse sidebar/ })).toBeVisible();
});

async function expectTooltipOnKeyboardFocusOnly(page: Page): Promise<void> {
  const search = page.getByRole('button', { name: 'Search', exact: true });
  const tooltip = page.getByRole('tooltip', { name: /^Search/ });
  const dialog = page.getByRole('dialog');
  const words = dialog.getByRole('combobox');
  await search.click();
  await expect(words).toBeFocused();
  // The dialog listens to clicks outside of it a moment after it is open.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(search).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(1);
}

test('a tooltip waits, also after the pointer has passed one that is disabled', async ({
  page,
}) => {
  await page.goto('/map');
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  // Without the pause, time goes on while a step takes long. The hour is longer than a slow machine takes to pause.
  await page.clock.install({ time: '2026-12-05T10:00:00Z' });
  await page.clock.pauseAt('2026-12-05T11:00:00Z');
  await page.getByRole('link', { name: 'Costumes', exact: true }).hover();
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Zoom in' }).hover();
  await page.clock.runFor(650);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip', { name: 'Zoom in' })).toHaveCount(1);
});

test('an address in other letters is as unknown as any other', async ({ page }) => {
  for (const path of ['/PERSONNEL', '/public/shoots', '/nothing']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test('the menu of a phone opens over the page, at the next try if its code could not be fetched, and closes with Escape @phone-only', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(/mobile-drawer/, (route) => route.abort(), { times: 1 });
  // A page that the server still has would reload, for a newer version.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()),
  );
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('This could not be opened')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Costumes' })).toBeVisible();
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(menu.getByRole('button', { name: 'Theme, switch to light' })).toBeInViewport({
      ratio: 1,
    });
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Trash' }).focus();
    await expect(menu.getByRole('link', { name: 'Trash' })).toBeInViewport({ ratio: 1 });
  }
  // All of it fits.
  const isCut = menu.getByRole('navigation', { name: 'Team' }).evaluate((list) => {
    const scroller = list.parentElement as HTMLElement;
    return scroller.scrollHeight > scroller.clientHeight;
  });
  expect(await isCut).toBe(false);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const teams = menu.getByRole('button', { description: 'Your teams' });
  await teams.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(teams).toBeFocused();
  await menu.getByRole('link', { name: 'Costumes' }).click();
  await expect(page).toHaveURL(/\/costumes$/);
  await expect(menu).toBeHidden();
});

test.describe('a menu whose code is not there yet', () => {
  const teams = (page: Page) => page.getByRole('button', { description: 'Your teams' });

  const held = async (page: Page) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/menu-parts/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/');
    await teams(page).press('Enter');
    await expect(teams(page)).toHaveAttribute('aria-expanded', 'true');
    return resolve;
  };

  test('is given up with Escape, focuses its first item if a key opened it, and says so if it cannot be fetched', async ({
    page,
  }) => {
    const come = await held(page);
    come();
    await expect(page.getByRole('menuitemradio')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(teams(page)).toBeFocused();
    await page.unroute(/menu-parts/);

    const comeLate = await held(page);
    await page.keyboard.press('Escape');
    await expect(teams(page)).toHaveAttribute('aria-expanded', 'false');
    const loaded = page.waitForResponse(/menu-parts/);
    comeLate();
    await (await loaded).finished();
    await expect(teams(page)).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    await teams(page).press('Enter');
    await expect(page.getByRole('menuitemradio')).toBeFocused();
    await page.unroute(/menu-parts/);

    await page.route(/menu-parts/, (route) => route.abort());
    await page.goto('/');
    await teams(page).click();
    await expect(page.getByText('This could not be opened')).toBeVisible();
    await expect(teams(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('a screen that cannot be fetched', () => {
  const toCostumes = (page: Page) =>
    page.getByRole('link', { name: 'Costumes', exact: true }).click();
  const costumes = (page: Page) => page.getByRole('heading', { name: 'Costumes', level: 1 });
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

  test('without a network says so, leaves the page, and comes once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/props');
    await expect(heading(page, 'Props')).toBeVisible();
    await untilQuiet(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await context.setOffline(true);
    await toCostumes(page);
    await expect(heading(page, 'Can’t reach the server')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Can’t reach the server')).toBeVisible();
    await page.getByRole('link', { name: 'Props', exact: true }).click();
    await expect(heading(page, 'Props')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await toCostumes(page);
    await expect(heading(page, 'Can’t reach the server')).toBeVisible();
    await context.setOffline(false);
    await expect(costumes(page)).toBeVisible();
  });

  test('leaves alone what was typed elsewhere', async ({ page, context }) => {
    await page.goto('/shoots/new');
    await page.getByLabel('Title').fill('Selkie');
    await context.setOffline(true);
    await toCostumes(page);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('link', { name: 'Locations', exact: true }).hover();
    await expect(page.getByLabel('Title')).toHaveValue('Selkie');
    await expect(page).toHaveURL(/\/shoots\/new$/);
  });

  test('without a response says so, and of an older version reloads the page, but once', async ({
    page,
  }) => {
    await page.goto('/props');
    await page.route('**/*costumes*', (route) => route.abort('connectionrefused'));
    await toCostumes(page);
    await expect(heading(page, 'Can’t reach the server')).toBeVisible();
    await page.unroute('**/*costumes*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(costumes(page)).toBeVisible();

    await page.goto('/props');
    await page.route('**/assets/costumes-*.js', (route) => route.fulfill({ status: 404 }));
    await toCostumes(page);
    await expect(heading(page, 'A newer version is ready')).toBeVisible();
    await page.unroute('**/assets/costumes-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(costumes(page)).toBeVisible();
  });
});
