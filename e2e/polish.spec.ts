import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { referenceGrid } from './support/references.ts';
import { overlap, told } from './support/screens.ts';
import { share } from './support/sharing.ts';
import { openReferences } from './support/shoot-references.ts';

async function openShoot(page: Page): Promise<void> {
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Selkie');
}

async function placeOf(page: Page, selector: string): Promise<number[]> {
  const box = await page.locator(selector).first().boundingBox();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : [];
}

test('the skeleton of a catalog is where its cards are, in a short and in a long list', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const add = (characterName: string) => addItem(page, 'costumes', { characterName });
  const expectNoJump = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/costumes', (route) => promise.then(() => route.continue()));
    await page.goto('/costumes');
    const skeleton = await placeOf(page, 'main [role=status] .panel');
    expect(skeleton).toHaveLength(4);
    resolve();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.unroute('**/api/costumes');
    expect(await placeOf(page, 'main article')).toEqual(skeleton);
  };
  await add('A');
  await expectNoJump();
  for (const name of ['B', 'C', 'D', 'E', 'F', 'G']) await add(name);
  await expectNoJump();
});

test('people without a picture show their initials where they are chosen and searched', async ({
  page,
}) => {
  await signUp(page);
  await addItem(page, 'personnel', { name: 'Mira Lindqvist' });
  await openShoot(page);
  await page.getByRole('button', { name: 'Add crew' }).click();
  const initials = page.locator('[data-initials=ML]');
  await expect(
    page.getByRole('option', { name: 'Mira Lindqvist' }).locator(initials),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search/ }).fill('mira');
  await expect(page.getByRole('option', { name: 'Mira' }).locator(initials)).toBeVisible();
});

test('the unsaved state is in words', { tag: '@phone-only' }, async ({ page }) => {
  await signUp(page);
  await openShoot(page);
  await page.getByLabel('Description').fill('In the woods');
  const words = page.getByText('Unsaved changes', { exact: true });
  await expect(words).toBeInViewport({ ratio: 1 });
  expect((await words.boundingBox())?.width).toBeGreaterThan(40);
});

test('the last row of references is as wide as the others', async ({ page }) => {
  await openReferences(page);
  const widths = () =>
    referenceGrid(page)
      .getByRole('listitem')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)));
  // The width is known once the grid has been laid out.
  await expect
    .poll(async () => Math.max(...(await widths())) - Math.min(...(await widths())))
    .toBeLessThanOrEqual(1);
  expect((await widths()).length).toBeGreaterThanOrEqual(5);
});

test('a message does not cover the form that it is about', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  const email = page.getByLabel('Invite by email');
  await email.fill('mira@example.org');
  // The field is at the bottom, where messages are.
  await email.evaluate((field) => field.closest('form')?.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  const toast = page
    .getByRole('listitem')
    .filter({ has: told(page, 'Not emailed: 1 email is in the outbox') });
  await expect(toast).toBeVisible();
  expect(await overlap(toast, page.locator('form').filter({ has: email }))).toBe(false);
});

/** The sides at which the first and the last line of a text are. */
const sidesOf = (text: Locator) =>
  text.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    const lines = Array.from(words.getClientRects());
    return [lines[0], lines.at(-1)].map((line) =>
      line && line.left - box.left < 1 ? 'left' : 'right',
    );
  });

test('each line of a text begins at the side from which it is read', async ({ page }) => {
  await signUp(page);
  const description = 'מביאים פנס, כיסא!\nThen the pier.';
  const { id } = await planShoot(page, { title: 'שקיעה בנמל', description });
  await share(page, id);
  await page.goto(`/shoots/${id}`);
  const field = page.getByLabel('Description');
  await expect(field).toHaveValue(description);
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(page.getByLabel('Title')).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto(`/public/shoots/${id}`);
  expect(await sidesOf(page.getByText('Then the pier.'))).toEqual(['right', 'left']);
});

test('on the narrowest phone, names of crew and equipment stay whole words @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp(page);
  const { id: equipmentId } = await addItem(page, 'equipment', {
    name: 'Softbox on a boom arm',
    category: 'Lighting',
  });
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Aleksandra Winterhalter' });
  const { id } = await planShoot(page, { title: 'Selkie' });
  await page.request.patch(`/api/shoots/${id}/resources`, {
    data: {
      equipment: [{ equipmentId, quantity: 1 }],
      participants: [{ personnelId, role: 'Photographer' }],
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(`/shoots/${id}`);
  for (const name of ['Softbox on a boom arm', 'Aleksandra Winterhalter']) {
    const words = page.getByRole('button', { name }).locator('b', { hasText: name });
    await words.scrollIntoViewIfNeeded();
    expect(await words.evaluate(widthLeft), name).toBeGreaterThanOrEqual(0);
    expect(await words.evaluate(({ scrollHeight: all, clientHeight: seen }) => all - seen)).toBe(0);
  }
});

/** How much wider the box of a text is than its longest word, in pixels. */
function widthLeft(text: HTMLElement | SVGElement): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas');
  canvas.font = getComputedStyle(text).font;
  const words = (text.textContent ?? '').split(' ').map((word) => canvas.measureText(word).width);
  return text.getBoundingClientRect().width - Math.max(...words);
}
