import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: choice }).click();
}

async function planThree(page: Page): Promise<void> {
  await signUp(page);
  const { id: personnelId } = await addItem(page, 'personnel', { name: 'Inês Carvalho' });
  const { id: costume } = await addItem(page, 'costumes', { characterName: 'Selkie coat' });
  const { id: locationId } = await addItem(page, 'locations', { name: 'Crail Pier' });
  const selkie = await planShoot(page, { title: 'Selkie', date: '2048-12-05', locationId });
  const kitsune = await planShoot(page, { title: 'Kitsune', status: 'planning' });
  await planShoot(page, { title: 'Dune Pilgrim', status: 'planning', date: '2049-01-09' });
  const ines = { personnelId, role: 'Model' };
  for (const [{ id }, data] of [
    [selkie, { participants: [ines], costumeIds: [costume] }],
    [kitsune, { participants: [ines, { name: 'Kim', role: 'Stylist' }] }],
  ] as const)
    await page.request.patch(`/api/shoots/${id}/resources`, { data, headers });
}

test('shoots are found by person, costume, place, month and text, and the address keeps the filters @phone', async ({
  page,
}) => {
  await planThree(page);
  await page.goto('/shoots');
  await expect(card(page, 'Dune Pilgrim')).toBeAttached();
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  const person = page.getByRole('combobox', { name: 'Person' });
  await expect(person).toBeEnabled();
  await person.press('Enter');
  const ines = page.getByRole('option', { name: 'Inês Carvalho (2)' });
  await expect(ines).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(ines).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 3 shoots')).toBeVisible();
  await expect(card(page, 'Dune Pilgrim')).toHaveCount(0);
  await expect(card(page, 'Kitsune')).toBeAttached();
  await choose(page, 'Place', 'Crail Pier (1)');
  await expect(card(page, 'Kitsune')).toHaveCount(0);
  await expect(page.locator('[data-status="planning"]')).toContainText('No matches in Planning');
  await choose(page, 'Costume', 'Selkie coat (1)');
  await choose(page, 'Month', 'December 2048 (1)');
  await expect(page.getByText('1 of 3 shoots')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveText('December 2048 (1)');
  await expect(page.getByText('1 of 3 shoots')).toBeVisible();
  await card(page, 'Selkie').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie');
  await page.goBack();
  await expect(page.getByText('1 of 3 shoots')).toBeVisible();
  await expect(card(page, 'Kitsune')).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/shoots');
  const search = page.getByRole('searchbox', { name: 'Search shoots' });
  await expect(search).toBeFocused();
  await search.fill('ines KIM');
  await expect(page.getByText('1 of 3 shoots')).toBeVisible();
  await expect(card(page, 'Kitsune')).toBeAttached();
  await search.fill('nothing like this');
  await expect(page.getByText('No shoots match the selected filters')).toBeVisible();
});

test('names that cannot be loaded are asked for again; filters stay from one column to all, and filter the dashboard, the calendar and the map', async ({
  page,
}) => {
  await planThree(page);
  await page.route('**/api/linked-names', (route) => route.abort());
  await page.goto('/shoots?q=ines');
  await expect(page.getByText('People and costumes could not be loaded')).toBeVisible();
  await expect(card(page, 'Kitsune')).toHaveCount(0);
  await page.unroute('**/api/linked-names');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Kitsune')).toBeVisible();
  await expect(page.getByText('2 of 3 shoots')).toBeVisible();

  await page.goto('/status/planning?q=ines');
  await expect(card(page, 'Kitsune')).toBeVisible();
  await expect(page.getByText('1 shoot in Ideas')).toBeVisible();
  await page.getByRole('link', { name: 'Show Ideas' }).click();
  await expect(page).toHaveURL('/status/idea?q=ines');
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/shoots?q=ines');
  await page.goto('/?q=kim');
  await expect(card(page, 'Kitsune')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ideas 0' })).toBeVisible();
  await page.goto('/calendar?date=2048-12-05&q=dune');
  await expect(page.getByText('No events scheduled for this day')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(card(page, 'Selkie')).toBeVisible();
  await expect(page).toHaveURL('/calendar?date=2048-12-05');
  await page.getByRole('button', { name: 'Planning 2' }).click();
  await expect(page.getByText('No events scheduled for this day')).toBeVisible();
  await page.getByRole('button', { name: 'Ideas 1' }).click();
  await expect(card(page, 'Selkie')).toBeVisible();
  await expect(page).toHaveURL(/status=idea.planning/);

  await page.goto('/map?status=idea&month=2048-12');
  await expect(page.getByRole('heading', { name: 'All Shoots (1)' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option', { name: 'January 2049 (1)' }).click();
  await expect(page.getByText('1 of 3 shoots')).toBeVisible();
  await expect(page).toHaveURL(/month=2049-01&status=idea|status=idea&month=2049-01/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('heading', { name: 'All Shoots (1)' })).toBeVisible();
  await expect(page).toHaveURL('/map?status=idea');
});
