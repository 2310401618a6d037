import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

test('a deleted shoot comes back by Undo and from the trash, and the activity says so', async ({
  page,
}) => {
  await signUp(page);
  const { id: propId } = await addItem(page, 'props', { name: 'Umbrella' });
  const { id } = await planShoot(page, { title: 'Morgan', timeZone: 'Europe/Rome' });
  await page.request.patch(`/api/shoots/${id}/resources`, {
    data: { propIds: [propId] },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const remove = async () => {
    await page.goto(`/shoots/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(told(page, 'Shoot deleted')).toBeVisible();
  };
  const links = async () => {
    const answer = await page.request.get(`/api/shoots/${id}`);
    return ((await answer.json()) as { props: { propId: string }[] }).props;
  };

  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Morgan is back')).toBeVisible();
  expect(await links()).toMatchObject([{ propId }]);

  await remove();
  await page.goto('/trash');
  await expect(page.getByText('30 days', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Morgan' }).press('Enter');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  expect(await links()).toMatchObject([{ propId }]);

  await page.request.delete(`/api/props/${propId}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/trash');
  await page.getByRole('button', { name: 'Empty Trash' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Empty Trash' }).press('Enter');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();

  await page.goto('/activity');
  await page.getByRole('button', { name: 'Audit Log' }).click();
  await expect(page).toHaveURL('/activity?view=audit');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Audit Log', pressed: true })).toBeVisible();

  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Show Activity' }).click();
  await expect(page.getByText(/restored Morgan/).first()).toBeVisible();
  await expect(page.getByText(/deleted Morgan/).first()).toBeVisible();
});
