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
  const instagramLinks = ['CzR7mWnMt0a', 'DzR7mWnMt0b', 'EzR7mWnMt0c'].map(
    (post) => `https://www.instagram.com/p/${post}/`,
  );
  await page.request.patch(`/api/shoots/${id}`, { headers, data: { instagramLinks } });
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
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const links = page.getByRole('listitem').filter({ hasText: 'CzR7mWnMt0a' }).first();
  const whole = links.getByRole('button', { name: 'Show Whole Text' });
  for (const [at, count] of [
    [1280, 0],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width: at, height });
    await expect(links).toBeVisible();
    await expect(whole).toHaveCount(count);
  }
  await page.setViewportSize({ width, height });
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
