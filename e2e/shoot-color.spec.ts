import type { Locator, Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { addPlace, CRAIL, marker, test } from './support/shoot-map.ts';

const PINK = '#EC4899';
const RGB = 'rgb(236, 72, 153)';

/** The shoot's color in a row, card or pin: what it fills with it. */
async function expectColor(inside: Locator): Promise<void> {
  const fills = inside.locator('.shoot-color').first().or(inside.locator('.bg-shoot').first());
  await expect(fills.first()).toBeAttached();
  const colors = await fills.evaluateAll((marks) =>
    marks.flatMap((mark) =>
      [mark, ...mark.querySelectorAll('*')].flatMap((part) => {
        const { backgroundColor, fill } = getComputedStyle(part);
        return [backgroundColor, fill];
      }),
    ),
  );
  expect(colors).toContain(RGB);
}

async function planPink(page: Page): Promise<void> {
  const locationId = await addPlace(page, CRAIL);
  const { id } = await addItem(page, 'costumes', { characterName: 'Selkie' });
  // Today where the browser is.
  const date = await page.evaluate(() => new Intl.DateTimeFormat('sv').format());
  const shoot = await planShoot(page, {
    ...{ title: 'Selkie at dawn', status: 'planning', color: PINK, date, locationId },
  });
  await page.request.patch(`/api/shoots/${shoot.id}/resources`, {
    data: { costumeIds: [id] },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

test('each list shows the color of a shoot', async ({ page }) => {
  await signUp(page);
  await planPink(page);
  await page.goto('/');
  await expectColor(page.getByRole('listitem').filter({ hasText: 'No description' }));
  await expectColor(page.getByRole('region', { name: 'Day' }).getByRole('listitem'));
  await expectColor(page.getByRole('gridcell', { name: /1 shoot/ }));
  await page.goto('/shoots');
  await expectColor(page.getByRole('article').filter({ hasText: 'Selkie at dawn' }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('selkie at');
  await expectColor(page.getByRole('option', { name: /Selkie at dawn/ }));
  await page.goto('/map');
  await expectColor(marker(page, 'Selkie at dawn'));
  await expectColor(page.getByRole('heading', { level: 3 }).filter({ hasText: 'Selkie at dawn' }));
  await page.goto('/costumes');
  await page.getByRole('button', { name: 'Edit Selkie' }).click();
  await expectColor(page.getByRole('region', { name: 'Used in' }).getByRole('listitem'));
});
