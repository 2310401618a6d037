import { act, card } from './support/catalogues.ts';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { withoutLiveUpdates } from './support/network.ts';
import { sendOperations } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { expectNoSidewaysScroll, told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('a kit holds equipment and lines, is merged with a change of another member, and loses deleted equipment', async ({
  page,
}) => {
  await withoutLiveUpdates(page);
  await signUp(page);
  for (const name of ['LED tube', 'Walkie-talkie'])
    await addItem(page, 'equipment', { name, category: 'Gear' });
  await page.goto('/');
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Add Your First Kit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Kit' });
  await dialog.getByLabel('Name', { exact: true }).fill('Night kit');
  await dialog.getByRole('button', { name: 'Add equipment' }).click();
  await page.getByRole('option', { name: /LED tube/ }).click();
  await page.getByRole('option', { name: /Walkie-talkie/ }).click();
  await page.keyboard.press('Escape');
  const tubes = dialog.getByRole('group', { name: 'Quantity of LED tube' });
  await tubes.getByRole('button', { name: 'One more' }).click();
  const line = dialog.getByPlaceholder('Add a line');
  await line.fill('Head torches');
  await line.press('Enter');
  await line.fill('Power bank');
  await line.press('Enter');
  const up = (name: string) => dialog.getByRole('button', { name: `Move ${name} up` });
  await up('Power bank').press('Enter');
  await expect(up('Power bank')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove Power bank' }).click();
  await line.fill('Hand warmers');
  await dialog.getByLabel('Storage place').fill('Shelf 1');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(told(page, 'Kit added successfully')).toBeVisible();
  const kit = card(page, 'Night kit');
  await expect(kit).toContainText('LED tube × 2 · Walkie-talkie · Head torches · Hand warmers');
  await expect(kit).toContainText('4 things');
  await expect(kit).toContainText('Shelf 1');
  await page.getByRole('searchbox', { name: 'Search kits' }).fill('torches shelf');
  await expect(kit).toBeVisible();

  await act(page, 'Edit', 'Night kit');
  const edit = page.getByRole('dialog', { name: 'Edit Kit' });
  await expect(edit.getByLabel('Storage place')).toHaveValue('Shelf 1');
  const [stored] = await (await page.request.get('/api/kits')).json();
  const data = { lines: ['Head torches'] };
  await page.request.patch(`/api/kits/${stored.id}`, { headers, data });
  await edit.getByRole('button', { name: 'Remove Walkie-talkie' }).click();
  await expect(edit.getByRole('button', { name: 'Add equipment' })).toBeFocused();
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(told(page, 'Kit updated successfully')).toBeVisible();
  await expect(kit).toContainText('LED tube × 2 · Head torches');
  await expect(kit).toContainText('2 things');

  await page.goto('/equipment');
  await act(page, 'Delete', 'LED tube');
  const question = page.getByRole('alertdialog', { name: 'Delete Equipment' });
  await expect(question).toContainText('In the kit Night kit, and will be removed from it');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(told(page, 'Equipment deleted successfully')).toBeVisible();
  await page.goto('/kits');
  await expect(kit).toContainText('1 thing');
});

test('long names and places fit on a phone', { tag: '@phone-only' }, async ({ page }) => {
  await signUp(page);
  const unbroken = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);
  await addItem(page, 'kits', { name: unbroken, storagePlace: unbroken });
  await addItem(page, 'kits', { name: 'Night kit', storagePlace: 'Light case' });
  await page.goto('/kits');
  await expect(page.getByRole('button', { name: 'Light case', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the dialog of a kit shows the shoots of the next weeks that have it', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await addItem(page, 'kits', { name: 'Repair kit' });
  const plan = { date: inDays(9), time: '15:30' };
  for (const title of ['Selkie', 'Kitsune']) {
    const shoot = await planShoot(page, { title, status: 'planning', ...plan });
    await sendOperations(page, shoot.id, [{ kind: 'addKit', target: id, fields: {} }]);
  }
  await planShoot(page, { title: 'Without it', status: 'planning', ...plan });
  await page.goto('/kits');
  await act(page, 'Edit', 'Repair kit');
  const weeks = page.getByRole('dialog').getByRole('region', { name: 'Next eight weeks' });
  await weeks.scrollIntoViewIfNeeded();
  await expect(weeks.getByRole('link')).toHaveCount(2);
  const selkie = weeks.getByRole('link').filter({ hasText: /Selkie.*Also at Kitsune/ });
  await expect(selkie).toBeVisible();
  await expectNoSidewaysScroll(page);
});
