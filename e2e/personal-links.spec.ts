import type { Page } from '@playwright/test';
import { personalLink } from './support/calls.ts';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

/** Records what pages pass to the share sheet of the device, which refuses if it is `isClosed`. */
async function recordShared(page: Page) {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, isClosed: false });
    navigator.share = async (data) => {
      if ((window as unknown as { isClosed: boolean }).isClosed)
        throw new DOMException('Denied', 'NotAllowedError');
      shared.push(data ?? {});
    };
  });
  return () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
}

test('a personal link goes to someone without an address: to the share sheet, and as a code to hold up @phone', async ({
  page,
  isMobile,
}) => {
  const shared = await recordShared(page);
  await signUp(page);
  const plan = { status: 'planning', date: '2126-11-21', time: '14:00' } as const;
  const { id } = await planShoot(page, { title: 'Morgan le Fay', ...plan });
  const data = { participants: [{ name: 'Sam Whitlock', role: 'Smoke wrangler' }] };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  const url = await personalLink(page, id);
  const use = (name: string) => {
    const button = page.getByRole('dialog').last().getByRole('button', { name, exact: true });
    return isMobile ? button.tap() : button.press('Enter');
  };

  await page.goto(`/shoots/${id}`);
  await page.getByRole('button', { name: 'Send call sheet' }).first().click();
  await use('Share the link of Sam Whitlock');
  const passed = { title: 'Call sheet for Sam Whitlock', url };
  await expect.poll(shared).toEqual([passed]);
  await page.evaluate(() => Object.assign(window, { isClosed: true }));
  await use('Share the link of Sam Whitlock');
  await expect(told(page, 'The link was not shared')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isClosed: false }));

  await use('Show the QR code of Sam Whitlock');
  const held = page.getByRole('dialog').last();
  const code = held.getByRole('img', { name: 'QR code of the personal link of Sam Whitlock' });
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(held.getByText('Smoke wrangler · 2:00 PM')).toBeVisible();
  await use('Share');
  await expect.poll(shared).toEqual([passed, passed]);
  const first = await code.locator('path').getAttribute('d');
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();

  // The code of a new link is another one.
  const calls = await (await page.request.get(`/api/shoots/${id}/calls`)).json();
  const link = `/api/shoots/${id}/calls/${calls[0].participantId}/link`;
  await page.request.post(`${link}/replace`, { headers, data: {} });
  await use('Show the QR code of Sam Whitlock');
  await expect(code).toBeVisible();
  await expect(code.locator('path')).not.toHaveAttribute('d', first ?? '');
  expect((await page.request.get(url)).status()).toBe(404);
});
