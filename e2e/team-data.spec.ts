import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';

test('an owner exports a team, and imports the archive as a copy', async ({ page }) => {
  await signUp(page, { firstName: 'Mira' });
  await planShoot(page, { title: 'Snow Queen' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Export the team' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download \(1/ }).click();
  const path = await (await downloading).path();

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose an archive' }).click();
  await (await choosing).setFiles({
    name: 'team.zip',
    mimeType: 'application/zip',
    buffer: await readFile(path),
  });
  await expect(page.getByText('Some records in this archive already exist here.')).toBeVisible();
  await page.getByRole('button', { name: 'Import with new ids' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Choose an archive' })).toBeFocused();
  await expect(page.getByText('The team was imported.')).toBeVisible();
});
