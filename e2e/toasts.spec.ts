import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { planShoot, signUp } from './support/people.ts';
import { told } from './support/screens.ts';
import { switcher } from './support/teams.ts';

const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function refusedJoining(page: Page) {
  await page.goto('/costumes');
  await switcher(page).click();
  await page.getByRole('menuitem', { name: 'Join with a code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join a team' });
  await dialog.getByLabel('Join another team').fill('no-such-code');
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  const toast = told(page, 'Failed to join team');
  // Hovering keeps the toast open.
  await toast.hover();
  return { dialog, toast };
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Team name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(told(page, 'Team updated')).toBeVisible();
}

/**
 * The time for which a toast is visible, in milliseconds by the page's clock, because polling is inexact on a slow
 * machine.
 */
function lifeOf(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let since = 0;
        const watch = new MutationObserver(() => {
          const toasts = Array.from(document.querySelectorAll('li[data-state=open]'));
          const isSeen = toasts.some(({ textContent }) => textContent?.includes(text));
          if (isSeen && since === 0) since = Date.now();
          if (isSeen || since === 0) return;
          watch.disconnect();
          resolve(Date.now() - since);
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    words,
  );
}

test('Escape closes the dialog first, then the toast that came over it, and dismissing a toast leaves the dialog open', async ({
  page,
}) => {
  await signUp(page);
  const { dialog, toast } = await refusedJoining(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();

  await refusedJoining(page);
  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog.getByLabel('Join another team')).toHaveValue('no-such-code');
});

test('a toast goes by itself after five seconds, but stays while the focus is in it, and gives it back', async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page);
  await page.goto('/profile');
  const life = lifeOf(page, 'Team updated');
  await rename(page, 'Stage crew');
  await page.clock.runFor(5_000);
  await expect(told(page, 'Team updated')).toBeHidden();
  expect(await life).toBeGreaterThan(3_000);

  await rename(page, 'Night crew');
  const toast = told(page, 'Team updated');
  await expect(page.getByLabel('Team name', { exact: true })).toBeFocused();

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(notices(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.clock.runFor('01:00');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(page.getByLabel('Team name', { exact: true })).toBeFocused();
});

test('a finger pushes a toast away, far enough @phone-only', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await rename(page, 'Stage crew');
  // With the focus inside, the toast does not close by itself during the swipe.
  await page.keyboard.press('F8');
  await expect(notices(page).getByRole('listitem')).toBeFocused();
  const words = told(page, 'Team updated');
  const { x = 0, y = 0 } = (await words.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const swipe = async (way: number) => {
    const at = (left: number) => [{ x: x + left, y: y + 5 }];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', left?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: left === undefined ? [] : at(left),
      });
    await send('touchStart', 5);
    for (const part of [0.3, 0.6, 1]) await send('touchMove', 5 + way * part);
    await send('touchEnd');
  };
  await swipe(40);
  await expect(words).toBeVisible();
  await swipe(120);
  await expect(words).toBeHidden();
});

test('a toast makes way for the buttons of a dialog that opens under it', async ({ page }) => {
  await signUp(page);
  const plan = { title: 'Selkie', status: 'planning', date: '2126-12-05' } as const;
  const { id } = await planShoot(page, plan);
  const data = { participants: [{ name: 'Dana', email: 'dana@example.org' }] };
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.request.patch(`/api/shoots/${id}/resources`, { headers, data });
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Title').fill('Selkie at Night');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  const toast = told(page, 'Shoot updated');
  await toast.hover();
  await page.getByRole('button', { name: 'Send call sheet', exact: true }).first().press('Enter');
  const send = page.getByRole('dialog').getByRole('button', { name: /^Send to/ });
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await send.boundingBox()];
      return over && under && over.y + over.height <= under.y;
    })
    .toBe(true);
});

test('on a phone, a toast stays at the bottom when a list opens and when its dialog has gone @phone-only', async ({
  page,
}) => {
  await page.clock.install();
  await signUp(page);
  const { id } = await planShoot(page, { title: 'Selkie', status: 'planning' });
  await page.goto(`/shoots/${id}`);
  await page.getByLabel('Title').fill('Selkie at Night');
  await page.getByRole('button', { name: 'Update Shoot' }).click();
  const updated = await told(page, 'Shoot updated').boundingBox();
  expect(updated?.y).toBeGreaterThan(600);
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).focus();
  await page.clock.runFor(1_000);
  expect(await told(page, 'Shoot updated').boundingBox()).toEqual(updated);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Shoots' })).toBeVisible();
  const lowness = async () => (await told(page, 'Shoot deleted').boundingBox())?.y;
  await expect.poll(lowness, { timeout: 5_000 }).toBeGreaterThan(600);
});
