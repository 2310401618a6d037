import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible, told } from './support/screens.ts';

const TITLE = 'Titania’s Court';

const column = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Scrolls down by some cards, and from the end back to the start. */
const scrollOn = (page: Page) =>
  page.evaluate(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, window.scrollY >= end - 1 ? 0 : window.scrollY + 400);
  });

/** Waits until a card is in view as a whole, and no toast lies over it. */
async function expectClear(page: Page, card: Locator): Promise<void> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first();
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await card.boundingBox()];
      if (!over || !under) return false;
      const isBeside = over.x + over.width <= under.x || over.x >= under.x + under.width;
      return isBeside || over.y >= under.y + under.height || over.y + over.height <= under.y;
    })
    .toBe(true);
}

async function openBoard(page: Page): Promise<void> {
  await signUp(page);
  await planShoot(page, { title: TITLE, status: 'planning', date: '2048-12-05', time: '07:45' });
  await page.goto('/shoots');
  await expect(column(page, 'Planning').getByText(TITLE)).toBeVisible();
}

test('a card is moved by keyboard alone, announced, and undone from the toast; a list that cannot be loaded comes back with a retry; a card is moved from its menu', async ({
  page,
}) => {
  await openBoard(page);
  await page.getByRole('link', { name: TITLE }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Ready to Shoot.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Canceled. ${TITLE} stays in Planning.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up ${TITLE} from Planning.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Ready to Shoot.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Ready to Shoot').getByText(TITLE)).toBeVisible();
  await expect(page.getByRole('link', { name: TITLE })).toBeFocused();
  const undone = page.waitForResponse(
    (answer) => answer.ok() && answer.request().postData() === '{"status":"planning"}',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Planning').getByText(TITLE)).toBeVisible();
  // Reloading cancels a request that is still running.
  await undone;
  await page.reload();
  await expect(column(page, 'Planning').getByText(TITLE)).toBeVisible();

  let isAway = true;
  await page.route('**/api/shoots', (route) => (isAway ? route.abort() : route.continue()));
  await page.reload();
  await expect(page.getByText('Oops! Our Database is Taking a Cosplay Break')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try Finding It Again' });
  await again.focus();
  // Only now: what the page keeps for days without a network would bring the list back, too. A click would wait longer.
  isAway = false;
  await page.keyboard.press('Enter');
  await expect(column(page, 'Planning').getByText(TITLE)).toBeVisible();

  await page.getByRole('button', { name: `Move ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Completed' }).click();
  await expect(told(page, 'Moved to Completed')).toBeVisible();
  await expect(column(page, 'Completed').getByText(TITLE)).toBeAttached();
});

test('a card that moved from its menu or by keyboard has the focus in its new column, is in view, and no toast covers it @phone', async ({
  page,
}) => {
  await signUp(page);
  for (const day of ['01', '02', '03'])
    await planShoot(page, {
      title: `Day ${day}`,
      status: 'ready to shoot',
      date: `2048-12-${day}`,
    });
  await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-09' });
  await planShoot(page, { title: 'Kitsune', status: 'planning', date: '2048-12-10' });
  await planShoot(page, { title: 'Nimue', status: 'planning', date: '2048-12-11' });
  await page.goto('/shoots');
  const ready = column(page, 'Ready to Shoot').getByRole('article');
  const menu = (title: string) => page.getByRole('button', { name: `Move ${title}` });
  await menu('Selkie').press('Enter');
  await page.getByRole('menuitem', { name: 'Ready to Shoot' }).press('Enter');
  await expect(ready.filter({ hasText: 'Selkie' }).getByRole('button')).toBeFocused();
  await expectClear(page, ready.filter({ hasText: 'Selkie' }));

  await menu('Kitsune').click();
  await page.getByRole('menuitem', { name: 'Ready to Shoot' }).click();
  await expect(ready.filter({ hasText: 'Kitsune' }).getByRole('button')).toBeFocused();
  await expectClear(page, ready.filter({ hasText: 'Kitsune' }));

  // Leaving the page cancels a request that is still running.
  const saved = page.waitForResponse(
    (answer) => answer.ok() && answer.request().method() === 'PATCH',
  );
  await page.getByRole('link', { name: 'Nimue' }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Ready to Shoot.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(ready.getByRole('link', { name: 'Nimue' })).toBeFocused();
  await expectClear(page, ready.filter({ hasText: 'Nimue' }));
  await saved;

  await page.goto('/status/ready-to-shoot');
  await menu('Kitsune').press('Enter');
  await page.getByRole('menuitem', { name: 'Ideas' }).press('Enter');
  await expect(ready.getByRole('button', { name: 'Move Nimue' })).toBeFocused();
});

test('a card whose move the server refuses has the focus in its old column, unless the focus is elsewhere by then', {
  tag: '@phone',
}, async ({ page }) => {
  await openBoard(page);
  const [menu, title] = [
    page.getByRole('button', { name: `Move ${TITLE}` }),
    page.getByRole('link', { name: TITLE }),
  ];
  const inColumn = (name: string) => column(page, name).getByRole('article').filter({ has: menu });
  /** The server answers once the returned function is called. */
  const refuse = async (status: number) => {
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/shoots/*', async (route) => {
      await isTime;
      await route.fulfill({ status, json: { error: 'It cannot move now.', code: 'internal' } });
    });
    return answer;
  };
  const moved = inColumn('Ready to Shoot');
  const back = inColumn('Planning');

  for (const status of [403, 500]) {
    const answer = await refuse(status);
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Ready to Shoot' }).press('Enter');
    await expect(moved).toBeVisible();
    await expect(menu).toBeFocused();
    answer();
    await expect(back).toBeVisible();
    await expect(menu).toBeFocused();
    await page.unroute('**/api/shoots/*');
  }

  const answer = await refuse(500);
  await title.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Ready to Shoot.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(moved).toBeVisible();
  await expect(title).toBeFocused();
  answer();
  await expect(back).toBeVisible();
  await expect(title).toBeFocused();
  await page.unroute('**/api/shoots/*');

  const late = await refuse(500);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Ready to Shoot' }).press('Enter');
  await expect(menu).toBeFocused();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.focus();
  late();
  await expect(back).toBeAttached();
  await expect(search).toBeFocused();
});

test('a toast keeps clear of the card that was dropped', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signUp(page);
  await planShoot(page, { title: 'Nimue', status: 'ready to shoot', date: '2048-12-01' });
  await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-09' });
  await page.goto('/shoots');
  const ready = column(page, 'Ready to Shoot');
  await column(page, 'Planning').getByRole('article').hover();
  await page.mouse.down();
  const target = await ready.boundingBox();
  if (!target) throw new Error('The column is not there');
  // The code of dragging may load after the pointer has moved: the drag begins with the next movement.
  await expect(async () => {
    await page.mouse.move(target.x + target.width / 2, target.y + 190);
    await page.mouse.move(target.x + target.width / 2, target.y + 200);
    await expect(ready.getByText('Lands here')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(told(page, 'Moved to Ready to Shoot')).toBeVisible();
  await expectClear(page, ready.getByRole('article').filter({ hasText: 'Selkie' }));
});

test('a card is dragged by a long press of a finger @phone-only', async ({ page, context }) => {
  await openBoard(page);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    });
  const tabOf = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Columns' }).getByRole('button', { name });
  await tabOf(/Planning/).click();
  await expect(tabOf(/Planning/)).toHaveAttribute('aria-current', 'true');
  // Touch screens cannot hover, so the handles are always visible.
  await expectAccessible(page);
  const card = column(page, 'Planning').getByRole('article');
  // A trial click waits until the card stands still.
  await card.click({ trial: true });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there');
  const [x, y] = [box.x + box.width / 2, box.y + 60];
  await send('touchStart', [[x, y]]);
  await expect(page.getByText(`Picked up ${TITLE} from Planning.`)).toBeAttached();
  const tab = await tabOf(/Ready/).boundingBox();
  if (!tab) throw new Error('The column has no tab');
  for (let step = 1; step <= 10; step++) {
    const part = step / 10;
    const there: [number, number] = [tab.x + tab.width / 2, tab.y + tab.height / 2];
    await send('touchMove', [[x + (there[0] - x) * part, y + (there[1] - y) * part]]);
  }
  await expect(page.getByText('Over Ready to Shoot.')).toBeAttached();
  await send('touchEnd', []);
  await expect(told(page, 'Moved to Ready to Shoot')).toBeVisible();
});

test('after a quick tap on the picture of a card, the first tap in the shoot counts @phone-only', async ({
  page,
}) => {
  await openBoard(page);
  const columns = page.getByRole('navigation', { name: 'Columns' });
  await columns.getByRole('button', { name: /Planning/ }).click();
  const dragging = page.waitForResponse(/drag-layer/);
  const card = page.getByRole('article').filter({ hasText: TITLE });
  await card.tap({ position: { x: 120, y: 60 } });
  await dragging;
  await page.getByRole('button', { name: 'Duplicate', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a card far down is there again on the way back and after a reload', async ({ page }) => {
  await signUp(page);
  for (let part = 1; part <= 30; part += 1) {
    const title = `${'Wolpertinger '.repeat(part % 6)}part ${part}`;
    await planShoot(page, { title, status: 'planning', description: 'Fog. '.repeat(part) });
  }
  await page.goto('/shoots');
  const card = column(page, 'Planning').getByRole('link', { name: 'Wolpertinger part 7' });
  await expect(column(page, 'Planning').getByRole('link').first()).toBeVisible();
  await expect(async () => {
    await scrollOn(page);
    await expect(card).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [0] });
  // A trial click waits until the card stands still.
  await card.click({ trial: true });
  const top = async () => (await card.boundingBox())?.y ?? 0;
  const before = await top();
  await card.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Wolpertinger part 7');
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, -1);
  await page.reload();
  await expect(card).toBeInViewport();
});
