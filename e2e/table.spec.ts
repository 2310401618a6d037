import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

const table = (page: Page) => page.getByRole('table', { name: 'Shoots' });
const titles = (page: Page) => table(page).getByRole('rowheader');
const head = (page: Page, name: string) =>
  table(page).getByRole('columnheader', { name, exact: true });

async function openTable(page: Page): Promise<void> {
  await signUp(page);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Inês Carvalho' });
  await planShoot(page, { title: 'Selkie', date: '2048-12-05' });
  await planShoot(page, { title: 'Dune Pilgrim', status: 'planning' });
  const { id } = await planShoot(page, { title: 'Kitsune', date: '2048-11-28', time: '09:00' });
  const participants = [
    { personnelId, role: 'Model' },
    { name: 'Kim', role: 'Stylist' },
  ];
  await page.request.patch(`/api/shoots/${id}/resources`, { data: { participants }, headers });
  await page.goto('/shoots');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(titles(page)).toHaveText(['Kitsune', 'Selkie', 'Dune Pilgrim']);
  await expect(head(page, 'Date')).not.toHaveAttribute('aria-sort');
}

test('shoots are a table that is sorted by keyboard and filtered, and the address keeps both', async ({
  page,
}) => {
  await openTable(page);
  await expect(table(page).getByRole('row', { name: /Kitsune/ })).toContainText(
    'Inês Carvalho, Kim',
  );
  await expect(table(page).getByRole('row', { name: /Dune Pilgrim/ })).toContainText('4 open');
  await head(page, 'Date').getByRole('button').press('Enter');
  await expect(titles(page)).toHaveText(['Kitsune', 'Selkie', 'Dune Pilgrim']);
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Selkie', 'Kitsune', 'Dune Pilgrim']);
  await expect(head(page, 'Date')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('searchbox', { name: 'Search shoots' }).fill('se');
  await expect(titles(page)).toHaveText(['Selkie']);
  await expect(page).toHaveURL(/view=table&sort=-date&q=se|q=se&view=table&sort=-date/);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.reload();
  await expect(titles(page)).toHaveText(['Selkie', 'Kitsune', 'Dune Pilgrim']);
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie');
  await page.goBack();
  await expect(titles(page)).toHaveText(['Selkie', 'Kitsune', 'Dune Pilgrim']);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Planning' })).toContainText('Dune Pilgrim');
});

test('the columns are chosen, and this device keeps them; titles stay in view beside them @phone', async ({
  page,
}) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Duration' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Crew' }).click();
  await page.keyboard.press('Escape');
  const names = ['Title', 'Status', 'Date', 'Time', 'Readiness', 'Duration', 'Place', 'Costumes'];
  await expect(table(page).getByRole('columnheader')).toHaveText(names);
  // On phones, the menu that was closed goes back in history, which would end a reload that has just begun.
  await expect(() => page.reload()).toPass();
  await expect(table(page).getByRole('columnheader')).toHaveText(names);
  await head(page, 'Costumes').getByRole('button').focus();
  await expect(head(page, 'Costumes')).toBeInViewport({ ratio: 0.9 });
  await expect(titles(page).first()).toBeInViewport({ ratio: 0.9 });
  await head(page, 'Status').getByRole('button').focus();
  const [title, status] = [
    await head(page, 'Title').boundingBox(),
    await head(page, 'Status').boundingBox(),
  ];
  expect(status!.x).toBeGreaterThanOrEqual(title!.x + title!.width - 1);
});

test('a long table renders what is in view, and comes back to it', async ({ page }) => {
  await signUp(page);
  for (let part = 1; part <= 60; part += 1) await planShoot(page, { title: `Part ${part}` });
  await page.goto('/shoots?view=table&sort=title');
  await expect(titles(page).first()).toHaveText('Part 1');
  await expect(titles(page).filter({ hasText: 'Part 60' })).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Table of shoots' })
    .evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const last = table(page).getByRole('link', { name: 'Part 60' });
  await expect(last).toBeInViewport();
  await expect(table(page).getByRole('row', { name: 'Part 60' })).toHaveAttribute(
    'aria-rowindex',
    '61',
  );
  await last.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Part 60');
  await page.goBack();
  await expect(last).toBeInViewport();
});
