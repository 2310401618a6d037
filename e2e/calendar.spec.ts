import type { Locator, Page, Route } from '@playwright/test';
import { planWithIda } from './support/crew-mails.ts';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { remind, told } from './support/screens.ts';
import { addReferences } from './support/shoot-references.ts';

/** The least that browsers leave on paper. */
const PAPER_MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const day = (page: Page, date: string): Locator => page.locator(`[data-date="${date}"]`);

/** A title in a day of the month. */
const title = (page: Page, text: string): Locator =>
  page.locator('[data-date] [data-shoot]', { hasText: text });

async function openCalendar(page: Page, search = '?date=2048-12-09'): Promise<void> {
  await signUp(page);
  const plan = { status: 'planning', date: '2048-12-09', timeZone: 'Europe/Berlin' } as const;
  await planShoot(page, { ...plan, title: 'Kitsune', time: '10:00', durationMinutes: 120 });
  await planShoot(page, { ...plan, title: 'Selkie', time: '16:30' });
  await page.goto(`/calendar${search}`);
  await expect(page.locator('[data-date], [data-day]').first()).toBeVisible();
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  // The code of dragging loads when the mouse reaches the calendar.
  await expect(page.locator('[data-date] [data-shoot]').first()).toHaveCSS('cursor', 'grab');
  await page.mouse.down();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to');
  await page.mouse.move(start.x + 20, start.y + 10, { steps: 2 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('the names of the weekdays have room beside each other, also with large text', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openCalendar(page);
  const names = page.getByRole('columnheader').locator('[aria-hidden]:visible');
  await expect(names).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect(names).toHaveText(['S', 'M', 'T', 'W', 'T', 'F', 'S']);
  await expect(page.getByRole('columnheader', { name: 'Wednesday', exact: true })).toBeVisible();
  const gaps = await names.evaluateAll((all) =>
    all
      .slice(1)
      .map(
        (name, index) =>
          name.getBoundingClientRect().left - all[index]!.getBoundingClientRect().right,
      ),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});

test('a day shows and announces its shoots, and one is dragged to another day and taken back', async ({
  page,
}) => {
  await openCalendar(page);
  const name = 'December 9, 2048, 2 shoots: Kitsune, Selkie';
  await expect(page.getByRole('button', { name })).toBeVisible();
  const [first, second] = ['Kitsune', 'Selkie'].map((text) => title(page, text));
  await expect(first!).toBeVisible();
  await expect(second!).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first!).toBeHidden();
  await expect(page.getByRole('button', { name }).locator('svg').nth(2)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await expect(day(page, '2048-12-09')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(day(page, '2048-12-09')).toHaveCSS('outline-style', 'solid');
  await expect(day(page, '2048-12-10')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'none' });

  await title(page, 'Selkie').hover();
  await expect(title(page, 'Selkie')).toHaveCSS('cursor', 'grab');
  await page.mouse.down();
  const target = await day(page, '2048-12-17').boundingBox();
  await page.mouse.move(target!.x + 20, target!.y + 20, { steps: 4 });
  await expect(page.locator('.floating', { hasText: 'Selkie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.floating', { hasText: 'Selkie' })).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: '2 shoots: Kitsune, Selkie' })).toBeVisible();
  await expect(page).toHaveURL('/calendar?date=2048-12-09');

  await dragTo(page, title(page, 'Selkie'), day(page, '2048-12-17'));
  await expect(told(page, 'Moved to Dec 17, 2048')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'December 17, 2048, 1 shoot: Selkie' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/calendar?date=2048-12-09');
  const undone = page.waitForResponse(
    (answer) => answer.ok() && answer.request().postData() === '{"date":"2048-12-09"}',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Moved back to Dec 9, 2048')).toBeVisible();
  await undone;
  await page.reload();
  await expect(page.getByRole('button', { name: '2 shoots: Kitsune, Selkie' })).toBeVisible();
});

test('a day is dragged by its picture: its first shoot moves, and the next one stays', async ({
  page,
}) => {
  await signUp(page);
  const plan = { status: 'planning', date: '2048-12-09' } as const;
  const { id } = await planShoot(page, { ...plan, title: 'Kitsune', time: '10:00' });
  await planShoot(page, { ...plan, title: 'Selkie', time: '16:30' });
  await addReferences(page, id, 1);
  await page.goto('/calendar?date=2048-12-09');
  await expect(day(page, '2048-12-09').locator('img')).toBeVisible();
  const box = (await day(page, '2048-12-09').boundingBox())!;
  const target = (await day(page, '2048-12-17').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await expect(day(page, '2048-12-09')).toHaveCSS('cursor', 'grab');
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 20, { steps: 6 });
  await expect(page.locator('.floating', { hasText: 'Kitsune' })).toBeVisible();
  await page.mouse.up();
  await expect(told(page, 'Moved to Dec 17, 2048')).toBeVisible();
  const days = ['December 9, 2048, 1 shoot: Selkie', 'December 17, 2048, 1 shoot: Kitsune'];
  for (const name of days) await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page).toHaveURL('/calendar?date=2048-12-09');
});

test('a shoot moves to another day by keyboard, and its day is selected', async ({ page }) => {
  await openCalendar(page);
  const panel = page.getByRole('region', { name: 'Day' });
  await panel.getByRole('link', { name: 'Selkie' }).focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Move to Another Day' });
  await expect(dialog.locator('[data-date="2048-12-09"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(told(page, 'Moved to Dec 16, 2048')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Events on December 16' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Selkie' })).toBeFocused();
  await expect(page).toHaveURL('/calendar?date=2048-12-16');
  await page.getByRole('button', { name: 'Next month' }).press('Enter');
  await expect(panel.getByRole('heading', { name: 'Events on January 1' })).toBeVisible();
  await day(page, '2049-01-01').press('ArrowUp');
  await expect(panel.getByRole('heading', { name: 'Events on December 25' })).toBeVisible();
  await expect(day(page, '2048-12-25')).toBeFocused();
  await day(page, '2048-12-16').press('Enter');
  // Its picture opens it, too.
  const card = panel.getByRole('listitem').filter({ hasText: 'Selkie' });
  await card.click({ position: { x: 150, y: 70 } });
  await expect(page).toHaveURL(/\/shoots\//);
});

test('moving a shoot whose crew was reminded asks first', async ({ page }) => {
  await signUp(page);
  const { id } = await planWithIda(page);
  await page.goto(`/shoots/${id}`);
  await remind(page);
  await expect(told(page, 'Reminders Sent')).toBeVisible();
  await page.goto('/calendar?date=2199-06-12');
  const move = page.getByRole('button', { name: 'Move Selkie to another day' });
  await move.click();
  await page.getByRole('dialog').getByRole('button', { name: 'June 14, 2199' }).click();
  const question = page.getByRole('alertdialog', { name: 'Move this shoot to Jun 14, 2199?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'June 12, 2199, 1 shoot: Selkie' })).toBeVisible();
  await expect(move).toBeFocused();
  await move.click();
  await page.getByRole('dialog').getByRole('button', { name: 'June 14, 2199' }).click();
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(
    page.getByText('Selkie. Email is off on this server, so no one is told. Pass it on yourself.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'June 14, 2199, 1 shoot: Selkie' })).toBeVisible();
});

test('a drag over empty days and a key plan a shoot there, whose day is then selected', async ({
  page,
}) => {
  await openCalendar(page);
  // Faster than the code of dragging, which waits for the end.
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/drag-*.js', (route) => code.promise.then(() => route.continue()));
  const box = await day(page, '2048-12-16').boundingBox();
  if (!box) throw new Error('The day is not there');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width, box.y + 40, { steps: 4 });
  await page.mouse.up();
  code.resolve();
  await expect(page).toHaveURL('/shoots/new?date=2048-12-15');
  await page.goBack();
  const hint = 'To plan a new one, press N or drag across empty days; it takes place on the first.';
  await expect(page.getByText(hint)).toBeVisible();
  await dragTo(page, day(page, '2048-12-14'), day(page, '2048-12-16'));
  await expect(page).toHaveURL('/shoots/new?date=2048-12-14');
  await page.getByLabel('Title').fill('Neo');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect(page).toHaveURL(/\/shoots\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Events on December 14' })).toBeVisible();
  await page.getByRole('button', { name: 'December 14, 2048, 1 shoot: Neo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, '2048-12-15')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/shoots/new?date=2048-12-15');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Events on December 15' })).toBeVisible();
});

const week = (page: Page): Locator => page.getByRole('region', { name: 'Hours' });

test('the week shows hours, durations and other zones, and the address keeps the view', async ({
  page,
}) => {
  await openCalendar(page);
  await page.keyboard.type('cw');
  await expect(page).toHaveURL('/calendar?date=2048-12-09&view=week');
  await expect(page.getByRole('heading', { name: 'Dec 6 – 12, 2048' })).toBeVisible();
  const heights = await Promise.all(
    ['Kitsune', 'Selkie'].map(async (name) => {
      const link = week(page).getByRole('link', { name });
      return (await link.boundingBox())?.height ?? 0;
    }),
  );
  expect(heights[0]! / heights[1]!).toBeCloseTo(2, 0);
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL('/calendar?date=2048-12-16&view=week');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dec 13 – 19, 2048' })).toBeVisible();
  await page.keyboard.type('cm');
  await expect(page.getByRole('grid', { name: 'December 2048' })).toBeVisible();

  const plan = { status: 'planning', date: '2048-12-02', time: '09:00' } as const;
  await planShoot(page, { ...plan, title: 'Ronin', timeZone: 'Asia/Tokyo' });
  await page.goto('/calendar?date=2048-12-02&view=week');
  await expect(week(page).getByRole('link', { name: /^Ronin/ })).toContainText('9:00 AM Tokyo');
});

test('on a phone, one pair of buttons leads through the days in view and on to other weeks @phone-only', async ({
  page,
}) => {
  await page.clock.setFixedTime('2048-12-07T12:00');
  await openCalendar(page, '?date=2048-12-09&view=week');
  const title = page.getByRole('region', { name: 'Calendar' }).getByRole('heading', { level: 2 });
  await expect(title).toHaveText('Dec 9 – 12, 2048');
  await expect(page.getByRole('button', { name: /^(Previous week|Later days)$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(title).toHaveText('Dec 6 – 9, 2048');
  await expect(page.getByRole('button', { name: 'Later days' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL('/calendar?date=2048-12-02&view=week');
  await expect(title).toHaveText('Dec 2 – 5, 2048');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(title).toHaveText('Dec 6 – 9, 2048');
  await page.getByRole('button', { name: 'Later days' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(title).toHaveText('Dec 7 – 10, 2048');
});

test('in the week, a shoot moves to another day and time, and a drag plans hours', async ({
  page,
}) => {
  await openCalendar(page, '?date=2048-12-09&view=week');
  const block = week(page).getByRole('link', { name: /^Kitsune/ });
  await block.hover();
  await expect(block).toHaveCSS('cursor', 'grab');
  const hour = (await block.boundingBox())!.height / 2;
  const column = await page.locator('[data-day="2048-12-11"]').boundingBox();
  const from = await block.boundingBox();
  await page.mouse.down();
  const x = column!.x + column!.width / 2;
  await page.mouse.move(x, from!.y + from!.height / 2 + hour, { steps: 6 });
  await page.mouse.up();
  await expect(told(page, 'Moved to Dec 11, 2048, 11:00 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Moved back to Dec 9, 2048, 10:00 AM')).toBeVisible();
  const top = from!.y;
  await expect.poll(async () => (await block.boundingBox())?.y).toBe(top);
  await page.mouse.move(x, top + 2);
  await page.mouse.down();
  await page.mouse.move(x, top + hour * 1.5 + 2, { steps: 6 });
  await page.mouse.up();
  await expect(page).toHaveURL('/shoots/new?date=2048-12-11&time=10%3A00&duration=90');
  await expect(page.getByRole('combobox', { name: 'Duration' })).toContainText('1h 30m');
});

test('the agenda lists what comes, and its shoots move by key', async ({ page }) => {
  await openCalendar(page);
  await page.keyboard.type('ca');
  const agenda = page.getByRole('region', { name: 'Calendar' });
  const selkie = agenda.getByRole('link', { name: 'Selkie' });
  await expect(agenda.getByRole('heading', { name: 'Wednesday, December 9, 2048' })).toBeVisible();
  await selkie.press('Space');
  await expect(page.getByRole('dialog').locator('[data-date="2048-12-09"]')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(agenda.getByRole('heading', { name: 'Thursday, December 10, 2048' })).toBeVisible();
  await expect(selkie).toBeFocused();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(agenda.getByText('No events from Jan 9, 2049 on')).toBeVisible();
  await page.keyboard.type('ct');
  await expect(selkie).toBeVisible();
});

test('a swipe changes the month, a vertical one scrolls @phone-only', async ({ page, context }) => {
  await openCalendar(page);
  const touch = await context.newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const box = (await page.getByRole('grid').boundingBox())!;
    const at = (part: number) => [{ x: 195 + dx * part, y: box.y + 160 + dy * part }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-140, 20);
  await expect(page.getByRole('grid', { name: 'January 2049' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Events on January 1' })).toBeVisible();
  await swipe(140, -20);
  await expect(page.getByRole('grid', { name: 'December 2048' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Events on December 9' })).toBeVisible();
  await swipe(-60, -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(page.getByRole('grid', { name: 'December 2048' })).toBeVisible();
});

test('the calendar keeps its size when the shoots and the code of a view arrive', {
  tag: '@phone',
}, async ({ page }) => {
  await openCalendar(page);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  const size = async () => {
    const { width, height } = (await calendar.boundingBox())!;
    return [width, height].map(Math.round);
  };
  for (const search of ['?date=2048-12-09', '?date=2048-12-09&view=week']) {
    const release = Promise.withResolvers<void>();
    const wait = (route: Route) => release.promise.then(() => route.continue());
    await page.route('**/api/shoots', wait);
    await page.route('**/week-view-*.js', wait);
    await page.goto(`/calendar${search}`);
    await expect(page.getByText('Loading shoots…')).toBeAttached();
    const before = await size();
    release.resolve();
    await expect(page.getByText('Loading shoots…')).toHaveCount(0);
    await expect(page.locator('[data-shoot]').first()).toBeAttached();
    expect(await size(), search).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the calendar prints on white paper, with its titles and without the bar at the top', async ({
  page,
}) => {
  await openCalendar(page);
  const plan = { status: 'idea', date: '2048-12-09', time: '20:00' } as const;
  for (const name of ['Kraken', 'Neo', 'Ronin']) await planShoot(page, { ...plan, title: name });
  // As wide as A4 paper in portrait.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.reload();
  const menu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Selkie', 'Kraken', 'Neo', 'Ronin'])
    await expect(title(page, name)).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('region', { name: 'Day' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(title(page, 'Neo')).toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.goto('/calendar?view=week&date=2048-12-09');
  await expect(page.locator('[data-shoot]', { hasText: 'Kraken' })).toBeVisible();
  const week = await page.pdf({ format: 'A4', landscape: true, margin: PAPER_MARGINS });
  expect(week.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
