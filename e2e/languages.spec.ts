import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';

test('a person chooses a language, and the screens come in it', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await expect(page.getByRole('option', { name: 'Deutsch' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveText('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Persönliche Angaben' })).toBeVisible();
});
