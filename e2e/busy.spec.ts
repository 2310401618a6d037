import type { Page } from '@playwright/test';
import { addConvention } from './support/conventions.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { planWith } from './support/shoots-in-conflict.ts';

const day = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });

test('two shoots share the softboxes of the team until one wants more than is left, by itself or in a kit', async ({
  page,
}) => {
  await signUp(page);
  const softbox = { name: 'Softbox', category: 'Lighting', quantity: 2 };
  const { id: equipmentId } = await addItem(page, 'equipment', softbox);
  const equipment = [{ equipmentId, quantity: 1 }];
  await addItem(page, 'kits', { name: 'Studio kit', equipment });
  const linked = { equipment };
  await planWith(page, { title: 'Night Parade', time: '14:00' }, linked);
  const id = await planWith(page, { title: 'Selkie', time: '15:00' }, linked);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url());
  });
  await page.goto(`/shoots/${id}`);
  await expect(page.getByText('No conflicts on this date.')).toBeVisible();

  const kits = page.getByRole('region', { name: 'Packing', exact: true });
  await kits.getByRole('button', { name: 'Add a kit' }).click();
  const kit = page.getByRole('option', { name: /^Studio kit/ });
  await expect(kit).toContainText('Softbox: 1 of 2 is at Night Parade');
  await kit.click();
  await page.keyboard.press('Escape');
  const packed = kits.locator('[data-packed]').filter({ hasText: 'Studio kit' });
  await expect(packed).toContainText('Softbox: 1 of 2 is at Night Parade');
  await expect(page.getByText('1 of 2 is at Night Parade')).toHaveCount(4);
  await packed.getByRole('button', { name: 'Studio kit: who brings it?' }).click();
  await page.getByRole('menuitem', { name: 'Remove kit' }).click();
  await expect(page.getByText('No conflicts on this date.')).toBeVisible();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('1 of 2 is at Night Parade')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Time' }).click();
  await page.getByRole('option', { name: '4:00 PM', exact: true }).click();
  await expect(page.getByText('No conflicts on this date.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Set-up' }).click();
  await page.getByRole('option', { name: '15 min', exact: true }).click();
  await page.getByText('Softbox: 1 of 2 is at Night Parade').click();
  await page.getByRole('button', { name: 'Move to Dec 22' }).click();
  await expect(page.getByText('No conflicts on this date.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Date/ })).toBeFocused();

  await page.getByRole('button', { name: /^Date/ }).press('Enter');
  await expect(day(page, /^December 22/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(day(page, /^December 21, 2048.*Softbox: 1 of 2 is at Night Parade/)).toBeFocused();
  const panel = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(panel.getByText('Monday, December 21', { exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('nothing moves when the conventions of the team and the conflicts of a date arrive @phone', async ({
  page,
}) => {
  await signUp(page);
  const { id: propId } = await addItem(page, 'props', { name: 'Umbrella' });
  await addConvention(page, { name: 'Lumen Con' });
  const id = await planWith(page, { title: 'Selkie', time: '15:00' }, { propIds: [propId] });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/availability*', (route) => held.then(() => route.continue()));
  const shootArrived = page.waitForResponse(`**/api/shoots/${id}`);
  await page.route('**/api/conventions', (route) => shootArrived.then(() => route.continue()));
  await page.goto(`/shoots/${id}`);
  const below = page.getByLabel('Description');
  await expect(below).toBeEditable();
  expect(await page.getByRole('combobox', { name: 'Convention', exact: true }).count()).toBe(1);
  await expect(page.getByText('Umbrella').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'things open' })).toBeVisible();
  const before = await below.boundingBox();
  release();
  await expect(page.getByText('No conflicts on this date.')).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});
