import { expect, type Page } from '@playwright/test';
import type { RealServer } from '../../testing/real-server.ts';
import { mailsTo } from './mails.ts';
import { addItem, newPerson, planShoot } from './people.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** A future shoot with one crew member who has an email address. */
export async function planWithIda(page: Page): Promise<{ id: string; email: string }> {
  const { email } = newPerson();
  const ida = await addItem(page, 'personnel', { name: 'Ida', email });
  const plan = { title: 'Selkie', status: 'planning', date: '2199-06-12', time: '19:30' } as const;
  const { id } = await planShoot(page, { ...plan, timeZone: 'Europe/Lisbon' });
  const data = { personnelIds: [ida.id] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return { id, email };
}

/** Waits for the first mail to an address. @returns the path of its link to unsubscribe */
export async function unsubscribePath({ dataDir }: RealServer, email: string): Promise<string> {
  const [mail = ''] = await mailsTo(dataDir, email, 1);
  return /https?:\/\/[^/\s]+(\/unsubscribe\/[\w.-]+)/.exec(mail)?.[1] ?? '';
}

/** Opens the crew again and again: a mail server answers later than the button. */
export async function expectOnCard(page: Page, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/personnel');
    await expect(page.getByRole('article').filter({ hasText: 'Ida' })).toContainText(words, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
}
