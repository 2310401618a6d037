import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { expectAccessible } from './support/screens.ts';

test('cards and the editor say who is coming and what is open', async ({ page, server }) => {
  await signUp(page);
  const plan = { date: '2126-11-21', time: '14:00', timeZone: 'Europe/Rome' };
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan, status: 'planning' });
  await page.request.patch(`/api/shoots/${id}/resources`, {
    headers: { origin: server.origin },
    data: { participants: [{ name: 'Dana Okafor' }, { name: 'Kim Sato' }] },
  });
  const calls = await (await page.request.get(`/api/shoots/${id}/calls`)).json();
  for (const [index, answer] of ['yes', 'no'].entries()) {
    const link = `/api/shoots/${id}/calls/${calls[index].participantId}/link`;
    const { url } = await (await page.request.get(link)).json();
    await page.request.post(url, { headers: { origin: server.origin }, form: { answer } });
  }

  await planShoot(page, { title: 'Selkie', status: 'planning' });

  await page.goto('/shoots');
  const undated = page.getByRole('article').filter({ hasText: 'Selkie' });
  await expect(undated).toContainText('No location yet');
  await expect(undated.getByText('No date yet')).toHaveCount(1);
  const card = page.getByRole('article').filter({ hasText: 'Morgan le Fay' });
  await expect(card).toContainText('1 of 2 coming');
  await expect(card).toContainText('No location yet');
  await expect(card).toContainText('2 open');
  await expectAccessible(page);

  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'Morgan le Fay' });
  await expect(row).toContainText('1 of 2 coming');
  await expect(row.getByText('2 things open')).toBeAttached();
  await expectAccessible(page);

  await row.getByRole('link', { name: 'Morgan le Fay' }).click();
  await expect(page.getByRole('heading', { name: '2 things open' })).toBeVisible();
  const declined = page.getByRole('listitem').filter({ hasText: 'Kim Sato said no' });
  await declined.getByRole('button', { name: 'Open crew' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add crew' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Kim Sato' }).click();
  await expect(page.getByRole('heading', { name: '1 thing open' })).toBeVisible();
  await page.getByText('things ready').click();
  await expect(page.getByText('Everyone has answered')).toBeVisible();
});
