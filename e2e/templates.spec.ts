import type { ShootDetail } from '@lensemble/contract/shoots';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addShots } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

test('a shoot is saved as a template, a new shoot starts from it, and it is deleted @phone', async ({
  page,
}) => {
  await signUp(page);
  const light = await addItem(page, 'equipment', { name: 'Softbox', category: 'Light' });
  const { id } = await planShoot(page, {
    title: 'Selkie',
    status: 'planning',
    date: '2048-11-28',
    description: 'Two lights',
  });
  const links = { equipment: [{ equipmentId: light.id, quantity: 1 }] };
  await page.request.patch(`/api/shoots/${id}/resources`, {
    data: links,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await addShots(page, id, ['Arch', 'Nave']);
  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Duplicate', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Keep the date, Nov 28, 2048?');
  await page.getByRole('button', { name: 'Save as Template' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Studio, two lights');
  await name.press('Enter');
  await expect(page.getByText('Template saved')).toBeVisible();

  // On a phone, a dialog that closes goes back in the history, which ends a navigation that begins at once.
  await expect(() => page.goto('/shoots/new')).toPass();
  await page.getByRole('textbox', { name: 'Title' }).fill('Selkie again');
  await page.getByRole('button', { name: /Template/ }).click();
  await page.getByRole('button', { name: 'Studio, two lights', exact: true }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Two lights');
  await expect(page.getByText('Softbox')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie again');
  // The request reaches the server, and its answer is lost. A reload keeps the draft and the attempt.
  await page.route('**/api/templates/*/shoots', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await expect.poll(() => planned(page, 'Selkie again')).not.toBeNull();
  await page.unroute('**/api/templates/*/shoots');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Selkie again');
  await page.getByRole('button', { name: 'Create Shoot' }).click();
  await page.waitForURL(/\/shoots\/[0-9a-f-]{36}$/);
  await expect(page.locator('[data-shot]')).toHaveCount(2);
  await expect
    .poll(() => planned(page, 'Selkie again'))
    .toEqual({
      date: null,
      description: 'Two lights',
      equipment: ['Softbox'],
    });
  const listed: { title: string }[] = await (await page.request.get('/api/shoots')).json();
  expect(listed.filter(({ title }) => title === 'Selkie again')).toHaveLength(1);

  await page.goto('/shoots');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('template');
  // The options still move under a pointer while the last letters arrive.
  await expect(page.getByRole('option').first()).toHaveText(/^New Shoot from Template/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete Studio, two lights' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No templates yet.')).toBeVisible();
});

/** The stored shoot with this title. */
async function planned(page: Page, title: string) {
  const shoots: Pick<ShootDetail, 'id' | 'title'>[] = await (
    await page.request.get('/api/shoots')
  ).json();
  const found = shoots.find((shoot) => shoot.title === title);
  if (!found) return null;
  const response = await page.request.get(`/api/shoots/${found.id}`);
  const { date, description, equipment }: ShootDetail = await response.json();
  return { date, description, equipment: equipment.map((each) => each.name) };
}
