import { answerAt, personalLink } from './support/calls.ts';
import { planWithIda } from './support/crew-mails.ts';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('the activity says whom a moved plan asks again, and brings back what was deleted', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await planWithIda(page);
  const { id: propId } = await addItem(page, 'props', { name: 'Smoke machine' });
  await answerAt(page, await personalLink(page, id), { answer: 'yes' });
  await page.request.patch(`/api/shoots/${id}`, { headers, data: { time: '09:00' } });
  await page.request.delete(`/api/props/${propId}`, { headers });

  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Show Activity' }).click();
  const moved = page.getByRole('listitem').filter({ hasText: '1 person is asked again' });
  // Only the line of the field: the hour of the entry itself may read 2:19 AM.
  const time = moved.getByRole('listitem').filter({ hasText: 'Time' });
  await expect(time).toContainText('9 AM');
  const filter = page.getByRole('combobox', { name: 'Which entries' });
  await expect(filter).toBeFocused();
  await filter.click();
  await page.getByRole('option', { name: 'Comments' }).click();
  await expect(page.getByText('Nothing of this kind yet')).toBeVisible();

  await page.goto('/activity');
  const deletion = page.getByRole('listitem').filter({ hasText: 'deleted Smoke machine' });
  const bringBack = deletion.getByRole('button', { name: 'Bring Back Smoke machine' });
  await bringBack.focus();
  await page.keyboard.press('Enter');
  await expect(told(page, 'Smoke machine is back')).toBeVisible();
  await expect(bringBack).toHaveCount(0);
  await expect(page.getByText('restored Smoke machine')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  expect(await (await page.request.get('/api/props')).json()).toMatchObject([{ id: propId }]);
});
