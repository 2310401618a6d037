import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { overlap, told } from './support/screens.ts';

const group = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 3 }).getByRole('button');

test('open groups and the scroll position are restored on the way back and after a reload', async ({
  page,
}) => {
  await signUp(page);
  await planShoot(page, { title: 'Kitsune no Yomeiri', status: 'planning' });
  for (let day = 1; day <= 25; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`;
    await planShoot(page, { title: `Selkie ${day}`, status: 'completed', date });
  }
  await page.goto('/');
  await group(page, 'Planning 1').click();
  await group(page, 'Completed 25').click();
  await page.getByRole('button', { name: 'Show 5 more' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Selkie 5', exact: true })).toBeFocused();
  const last = page.getByRole('link', { name: 'Selkie 1', exact: true });
  for (let row = 4; row >= 1; row -= 1) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie 1');
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect(group(page, 'Planning 1')).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(last).toBeInViewport();
});

test('what is open stands beside the icon of a missing picture', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await planShoot(page, { title: 'Kitsune', status: 'planning', date: '2126-10-10' });
  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Kitsune' });
  const open = row.getByText(/things? open$/);
  await expect(open).toBeAttached();
  const badge = open.locator('..');
  const icon = badge.locator('..').locator('svg').first();
  await expect(badge).toBeVisible();
  expect(await overlap(badge, icon)).toBe(false);
});

test('a team without shoots has three ways to begin', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page.getByText('No shoots yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a costume' }).click();
  const costume = page.getByRole('dialog', { name: 'Add New Costume' });
  await costume.getByLabel('Character name').fill('Selkie');
  await costume.getByRole('button', { name: 'Create' }).click();
  await expect(costume).toBeHidden();
  await page.getByRole('link', { name: 'Invite your team' }).click();
  await expect(page.getByRole('heading', { name: 'Team management' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Plan your first shoot' }).click();
  await expect(page).toHaveURL('/shoots/new');
});

test('a new team tries sample data, and removes what is unchanged', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  // Live updates bring single shoots before the list is complete.
  const one = page.waitForResponse(/\/api\/shoots\/[\w-]{36}$/, { timeout: 10_000 });
  // Without a stream, nothing comes before the list.
  const single = one.catch(() => undefined);
  await page.route('**/api/shoots', async (route) => {
    await single;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Try it with sample data' }).press('Enter');
  const remove = page.getByRole('button', { name: 'Remove sample data' });
  await expect(remove).toBeFocused();
  await expect(page.getByRole('status').getByText('This team has sample data.')).toBeVisible();
  const day = page.getByRole('region', { name: 'Day', exact: true });
  const next = day.getByRole('link', { name: /^Carmilla by Candlelight/ });
  await expect(next).toBeVisible();
  // A toast would cover it, and be there by now.
  const notifications = page.getByRole('region', { name: /^Notifications/ });
  expect(await notifications.getByRole('listitem').count()).toBe(0);
  await next.click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Carmilla, our way');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  await expect(told(page, 'Shoot updated')).toBeVisible();

  await page.goto('/');
  await remove.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove the sample data?' });
  await expect(question).toContainText('This deletes 2 shoots, 3 crew members');
  await expect(
    question.getByRole('listitem').getByText('Carmilla, our way', { exact: true }),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  await expect(group(page, 'Ready to Shoot 1')).toBeVisible();
  await expect(group(page, /^(Ideas|Planning) [1-9]/)).toHaveCount(0);
});

test('status chips show all, isolate one, add others, and are removed', async ({ page }) => {
  await signUp(page);
  await planShoot(page, { title: 'Kitsune', status: 'planning' });
  await planShoot(page, { title: 'Selkie', status: 'completed' });
  await planShoot(page, { title: 'Dune Pilgrim', status: 'idea' });
  await page.goto('/');
  const chips = page.getByRole('group', { name: 'Filter by status' });
  const shown = page.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(shown).toHaveText(['Planning1', 'Ideas1', 'Completed1']);
  await chips.getByRole('button', { name: 'Completed 1' }).click();
  await expect(shown).toHaveText(['Completed1']);
  await chips.getByRole('button', { name: 'Ideas 1' }).click();
  await expect(shown).toHaveText(['Ideas1', 'Completed1']);
  await expect(page).toHaveURL('/?status=idea.completed');
  await chips.getByRole('button', { name: 'Completed 1' }).press('Enter');
  await expect(shown).toHaveText(['Ideas1']);
  await page.reload();
  await expect(shown).toHaveText(['Ideas1']);
  await chips.getByRole('button', { name: 'Ideas 1' }).click();
  await expect(shown).toHaveText(['Planning1', 'Ideas1', 'Completed1']);
});
