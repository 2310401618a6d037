import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });

test('shoots are added to a column by keyboard alone, one after another, and nothing that is typed early is lost @phone', async ({
  page,
}) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/quick-add-*.js', (route) => late.then(() => route.continue()));
  await signUp(page);
  await page.goto('/shoots');
  const planning = column(page, 'Planning');
  const button = planning.getByRole('button', { name: 'Add shoot to Planning' });
  await button.press('Enter');
  await page.keyboard.type('n');
  const field = planning.getByRole('textbox', { name: 'Title of a new shoot in Planning' });
  await expect(field).toHaveCount(0);
  arrive();
  await expect(field).toHaveValue('n');
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(planning.getByRole('alert')).toHaveText('Please enter a shoot title');
  for (const title of ['Selkie', 'Kitsune']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(planning.getByRole('status')).toHaveText(`Added “${title}”`);
    await expect(planning.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('Nimue\nMorgan\nTitania');
  await expect(planning.getByRole('link', { name: 'Morgan', exact: true })).toBeVisible();
  await expect(field).toHaveValue('Titania');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(button).toBeFocused();
  // On phones, what closes goes back in the history, and ends a reload that comes first.
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.reload();
  await expect(planning.getByRole('article')).toHaveCount(4);
});

test('a shoot that cannot be added keeps its title, and is added once', async ({ page }) => {
  await signUp(page);
  await page.goto('/shoots');
  const ideas = column(page, 'Ideas');
  await ideas.getByRole('button', { name: 'Add shoot to Ideas' }).click();
  const field = ideas.getByRole('textbox');
  await field.fill('Selkie');
  const typed = Promise.withResolvers<void>();
  let answer = Promise.resolve();
  // The server creates the shoot, but its answer is lost.
  await page.route('**/api/shoots', async (route) => {
    await route.fetch();
    await answer;
    await route.abort();
  });
  await ideas.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(ideas.getByRole('alert')).toHaveText('Failed to create shoot');
  await expect(field).toHaveValue('Selkie');
  answer = typed.promise;
  await field.press('Enter');
  await page.keyboard.type('Nimue');
  typed.resolve();
  await expect(ideas.getByRole('alert')).toHaveText(
    '“Selkie” was not added: Failed to create shoot',
  );
  await expect(field).toHaveValue('Nimue');
  await page.unroute('**/api/shoots');
  await field.fill('Selkie');
  await field.press('Enter');
  await expect(ideas.getByRole('status')).toHaveText('Added “Selkie”');
  await page.reload();
  await expect(ideas.getByRole('article')).toHaveCount(1);
});
