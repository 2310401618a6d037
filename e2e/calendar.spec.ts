import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';

const day = (page: Page, date: string): Locator => page.locator(`[data-date="${date}"]`);

async function openCalendar(page: Page, search = '?date=2026-12-09'): Promise<void> {
  await signUp(page);
  const plan = { status: 'planning', date: '2026-12-09', timeZone: 'Europe/Berlin' } as const;
  await planShoot(page, { ...plan, title: 'Kitsune', time: '10:00', durationMinutes: 120 });
  await planShoot(page, { ...plan, title: 'Selkie', time: '16:30' });
  await page.goto(`/calendar${search}`);
  await expect(day(page, '2026-12-09')).toBeVisible();
}

test('a day shows and announces its shoots, and dots where titles have no room', async ({
  page,
}) => {
  await openCalendar(page);
  const name = 'December 9, 2026, 2 shoots: Kitsune, Selkie';
  await expect(page.getByRole('button', { name })).toBeVisible();
  const [first, second] = ['Kitsune', 'Selkie'].map((title) =>
    day(page, '2026-12-09').getByText(title, { exact: true }),
  );
  await expect(first!).toBeVisible();
  await expect(second!).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(first!).toBeHidden();
  await expect(page.getByRole('button', { name }).locator('svg').nth(2)).toBeVisible();
});

test('forced colors mark the selected day', async ({ page }) => {
  await openCalendar(page);
  const outline = () => day(page, '2026-12-09').evaluate((cell) => getComputedStyle(cell).outline);
  const plain = await outline();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(outline).not.toBe(plain);
  await expect.poll(outline).toContain('3px');
});
