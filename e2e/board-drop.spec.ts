import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** Records the cards that are animated, and how. */
async function recordMarks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const marks: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const title = this.querySelector('h3')?.textContent;
      if (title) marks.push(`${title}${JSON.stringify(frames).includes('scale') ? ' moving' : ''}`);
      return animate.call(this, frames, options);
    };
    Object.assign(window, { marks });
  });
  return () => page.evaluate(() => (window as unknown as { marks: string[] }).marks);
}

async function planFour(page: Page): Promise<void> {
  await signUp(page);
  await planShoot(page, { title: 'Selkie', date: '2048-12-05' });
  for (const day of ['01', '04', '09'])
    await planShoot(page, { title: `Day ${day}`, status: 'planning', date: `2048-12-${day}` });
  await page.goto('/shoots');
  await expect(column(page, 'Planning').getByRole('article')).toHaveCount(3);
}

test('while a card is dragged, its slot shows among the others, and after the drop the card is marked', async ({
  page,
}) => {
  const marks = await recordMarks(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await planFour(page);
  const planning = column(page, 'Planning');
  await column(page, 'Ideas').getByRole('article').hover();
  await page.mouse.down();
  const target = await planning.boundingBox();
  if (!target) throw new Error('The column is not there');
  await page.mouse.move(target.x + target.width / 2, target.y + 200, { steps: 10 });
  const slot = planning.getByText('Lands here');
  // The code of dragging may load after the pointer has moved: the drag begins with the next movement.
  await expect(async () => {
    await page.mouse.move(target.x + target.width / 2, target.y + 190);
    await page.mouse.move(target.x + target.width / 2, target.y + 200);
    await expect(slot).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => {
      const tops = [
        await topOf(planning.getByRole('article').nth(1)),
        await topOf(slot),
        await topOf(planning.getByRole('article').nth(2)),
      ];
      return tops.toSorted((a, b) => a - b).join() === tops.join();
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(slot).toHaveCount(0);
  await page.mouse.up();
  expect(await marks()).toEqual([]);

  await page.getByRole('link', { name: 'Selkie' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(slot).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slot).toHaveCount(0);
  await expect(planning.getByRole('article').nth(2)).toContainText('Selkie');
  await expect.poll(marks).toEqual(['Selkie moving']);
});

test('a slot far down a column stays at the edge of the window; with less motion, a card is marked without moving, and an empty column shows the slot too', async ({
  page,
}) => {
  const marks = await recordMarks(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await planFour(page);
  await planShoot(page, { title: 'Undated' });
  await page.reload();
  await page.getByRole('link', { name: 'Undated' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Lands here')).toBeInViewport({ ratio: 1 });
  await expect(column(page, 'Planning').getByRole('article').nth(2)).not.toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Canceled\. Undated stays/)).toBeAttached();
  await expect(page.getByText('Lands here')).toHaveCount(0);

  await page.getByRole('link', { name: 'Day 04' }).press('Space');
  await expect(page.getByText(/^Picked up Day 04/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Ready to Shoot').getByText('Lands here')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(column(page, 'Ready to Shoot').getByRole('article')).toContainText('Day 04');
  await expect.poll(marks).toEqual(['Day 04']);
});

test('a drag that begins before its code has loaded follows the keys and the mouse', async ({
  page,
}) => {
  await planFour(page);
  const held: (() => void)[] = [];
  await page.route('**/assets/drag-layer-*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const release = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await page.reload();
  const card = page.getByRole('link', { name: 'Selkie' });
  await card.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(card).toBeFocused();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await release();
  const ready = column(page, 'Ready to Shoot');
  await expect(ready.getByRole('article')).toContainText('Selkie');
  await saved;

  await page.reload();
  await ready.getByRole('article').hover();
  await page.mouse.down();
  const target = await column(page, 'Completed').boundingBox();
  if (!target) throw new Error('The column is not there');
  await page.mouse.move(target.x + 100, target.y + 180, { steps: 3 });
  await release();
  await expect(async () => {
    await page.mouse.move(target.x + 100, target.y + 200);
    await page.mouse.move(target.x + 100, target.y + 210);
    await expect(column(page, 'Completed').getByText('Lands here')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(column(page, 'Completed').getByRole('article')).toContainText('Selkie');
});
