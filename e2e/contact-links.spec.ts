import { expect, test } from './support/fixtures.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

test('crew are called and written to from their card and from a shoot', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  const mira = { name: 'Mira', phone: '+39 055 123-4567', email: 'mira@example.org' };
  const { id: personnelId } = await addItem(page, 'personnel', mira);
  await page.goto('/personnel');
  const card = page.getByRole('article').filter({ hasText: 'Mira' });
  const number = card.getByRole('link', { name: mira.phone });
  await expect(number).toHaveAttribute('href', 'tel:+390551234567');
  await expect(card.getByRole('link', { name: mira.email })).toHaveAttribute(
    'href',
    'mailto:mira@example.org',
  );
  // The browser has no program for calls: only the page must stay as it is.
  await number.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await card.getByRole('button', { name: 'Mira', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();

  const { id } = await planShoot(page, { title: 'Selkie' });
  const participants = [{ personnelId }, { name: 'Noah' }];
  const data = { participants };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  await page.goto(`/shoots/${id}`);
  const call = page.getByRole('link', { name: 'Call Mira' });
  await expect(call).toHaveAttribute('href', 'tel:+390551234567');
  await expect(page.getByRole('link', { name: 'Email Mira' })).toHaveAttribute(
    'href',
    'mailto:mira@example.org',
  );
  await expect(page.getByRole('link', { name: /Noah/ })).toBeHidden();
  await call.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});
