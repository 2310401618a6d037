import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hold } from './support/network.ts';
import { addShots } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { untilQuiet } from './support/until-quiet.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

const topOf = (control: Locator) =>
  control.evaluate((element) => Math.round(element.getBoundingClientRect().top));

const bringInto = (control: Locator, block: ScrollLogicalPosition) =>
  control.evaluate((element, place) => element.scrollIntoView({ block: place }), block);

const propsMenu = (page: Page) => page.getByRole('button', { name: 'Add props' });

test('a press in a menu counts while its list loads, whether the list then is empty or long', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  for (const block of ['end', 'start'] as const) {
    const load = await hold(page, '**/api/props');
    await page.goto('/shoots/new');
    await untilQuiet(page);
    await bringInto(propsMenu(page), block);
    await propsMenu(page).click();
    await expect(page.getByText('Loading...')).toBeAttached();
    const create = page.getByRole('option', { name: 'Create New...' });
    await create.hover();
    await page.mouse.down();
    expect(await create.evaluate((option) => option.matches(':active'))).toBe(true);
    load();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Add New Prop' })).toBeVisible();
    await page.unroute('**/api/props');
    for (let prop = 0; prop < 9; prop++) await addItem(page, 'props', { name: `Lantern ${prop}` });
  }
});

/** A shoot whose editor is long in each of its columns. */
async function longShoot(page: Page): Promise<string> {
  const { id } = await planShoot(page, { title: 'Cranes' });
  const guests = Array.from({ length: 14 }, (_, index) => ({
    name: `Guest ${index}`,
    role: 'Extra',
  }));
  const participants = guests.map((guest) => ({ personnelId: null, email: null, ...guest }));
  const url = `/api/shoots/${id}/resources`;
  await expect(await page.request.patch(url, { headers, data: { participants } })).toBeOK();
  await addShots(
    page,
    id,
    Array.from({ length: 20 }, (_, index) => `Shot ${index}`),
  );
  return id;
}

test('a menu that a key opens is in view, although its button is not', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await addItem(page, 'equipment', { name: 'Lamp', category: 'Light' });
  await page.goto(`/shoots/${await longShoot(page)}`);
  await expect(page.getByRole('button', { name: 'Edit Shot 19' })).toBeAttached();
  const add = page.getByRole('button', { name: 'Add equipment' });
  await add.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(add).not.toBeInViewport();
  await page.keyboard.press('Enter');
  const lamp = page.getByRole('option', { name: 'Lamp' });
  await expect(lamp).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('Enter');
  await expect(lamp).toBeInViewport({ ratio: 1 });
});

test('what loads in one column leaves a menu of the other where it is', async ({ page }) => {
  await signUp(page);
  await addItem(page, 'equipment', { name: 'Lamp', category: 'Light' });
  const id = await longShoot(page);
  const load = await hold(page, '**/day');
  await page.goto(`/shoots/${id}`);
  const add = page.getByRole('button', { name: 'Add equipment' });
  await add.focus();
  await bringInto(add, 'start');
  await page.keyboard.press('Enter');
  const lamp = page.getByRole('option', { name: 'Lamp' });
  await expect(lamp).toBeInViewport({ ratio: 1 });
  const before = [await topOf(add), await topOf(lamp)];
  load();
  await expect(page.getByRole('button', { name: 'Edit Shot 19' })).toBeAttached();
  await expect.poll(async () => [await topOf(add), await topOf(lamp)]).toEqual(before);
  await lamp.click();
  await expect(page.getByRole('button', { name: 'Remove Lamp' })).toBeAttached();
});
