import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('link', { name: title });
const bar = (page: Page) => column(page, 'Selected shoots');

async function openBoard(page: Page): Promise<Record<'id', string>[]> {
  await signUp(page);
  const shoots = [
    await planShoot(page, { title: 'Selkie', status: 'planning', date: '2048-12-05' }),
    await planShoot(page, { title: 'Kitsune', status: 'ready to shoot', date: '2048-12-06' }),
    await planShoot(page, { title: 'Dune Pilgrim' }),
  ];
  await page.goto('/shoots');
  await expect(card(page, 'Selkie')).toBeVisible();
  return shoots;
}

test('several cards are selected by mouse and by keyboard, moved at once or by a drag, and moved back; Escape clears the selection', async ({
  page,
}) => {
  await openBoard(page);
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request);
  });
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  await expect(bar(page).getByRole('status')).toHaveText('0 selected');
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled();
  await card(page, 'Selkie').click();
  await expect(bar(page).getByRole('status')).toHaveText('1 selected');
  await expect(bar(page).getByRole('status').locator('.sr-only')).toHaveCount(0);
  await card(page, 'Kitsune').focus();
  await page.keyboard.press('Shift+Enter');
  await card(page, 'Dune Pilgrim').click();
  await expect(bar(page).getByRole('status')).toHaveText('3 selected');
  await card(page, 'Dune Pilgrim').click();
  await expect(card(page, 'Kitsune')).toHaveAccessibleName('Kitsune selected');
  await bar(page).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Completed' }).click();
  await expect(told(page, 'Moved 2 shoots to Completed')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(column(page, 'Completed').getByRole('article')).toHaveCount(2);
  const undone = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Planning').getByText('Selkie')).toBeVisible();
  await expect(column(page, 'Ready to Shoot').getByText('Kitsune')).toBeVisible();
  await undone;
  expect(writes).toHaveLength(2);
  await page.reload();
  await expect(column(page, 'Ready to Shoot').getByText('Kitsune')).toBeVisible();
  await expect(column(page, 'Completed').getByRole('article')).toHaveCount(0);

  for (const title of ['Selkie', 'Kitsune'])
    await card(page, title).click({ modifiers: ['Shift'] });
  await expect(bar(page).getByRole('status')).toHaveText('2 selected');
  await card(page, 'Selkie').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Over Ideas.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(told(page, 'Moved 2 shoots to Ideas')).toBeVisible();
  await expect(column(page, 'Ideas').getByRole('article')).toHaveCount(3);
  await card(page, 'Selkie').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await card(page, 'Selkie').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie');
});

test('selected cards are duplicated, and deleted only as they are shown', async ({ page }) => {
  await withoutLiveUpdates(page);
  const [selkie] = await openBoard(page);
  await page.getByRole('button', { name: 'Move Selkie' }).click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await card(page, 'Kitsune').click();
  await bar(page).getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('menuitem', { name: 'Keep the dates' }).click();
  await expect(told(page, 'Duplicated 2 shoots')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Dec 5, 2048' })).toHaveCount(2);

  for (const title of ['Selkie (copy)', 'Kitsune (copy)'])
    await card(page, title).click({ modifiers: ['Shift'] });
  await page.getByRole('link', { name: 'Selkie', exact: true }).click();
  await page.request.patch(`/api/shoots/${selkie?.id}`, { data: { title: 'Selkie II' }, headers });
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Shoots' });
  await expect(question).toContainText(
    'Are you sure you want to delete these 3 shoots? They stay in the trash for 30 days.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    '“Selkie II” has changed in the meantime. Nothing was deleted.',
  );
  await expect(page.locator('article')).toHaveCount(5);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, '3 shoots deleted')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move Kitsune' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const ofCard = page.getByRole('alertdialog', { name: 'Delete Shoot' });
  await expect(ofCard).toContainText('Kitsune');
  await ofCard.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Shoot deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a long press selects a card, and taps select others @phone-only', async ({
  page,
  context,
}) => {
  await openBoard(page);
  await planShoot(page, { title: 'Baba Yaga' });
  await page.reload();
  const touch = await context.newCDPSession(page);
  const box = await column(page, 'Ideas').getByRole('article').first().boundingBox();
  if (!box) throw new Error('The card is not there');
  const point = { x: box.x + box.width / 2, y: box.y + 60 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByText('Picked up Baba Yaga from Ideas.')).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(bar(page).getByRole('status')).toHaveText('1 selected');
  await card(page, 'Dune Pilgrim').tap();
  await expect(bar(page).getByRole('status')).toHaveText('2 selected');
  await bar(page).getByRole('button', { name: 'Clear selection' }).tap();
  await expect(bar(page)).toBeHidden();
});
