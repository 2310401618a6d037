import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { addItem, signUp } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/screens.ts';
import { planConflict } from './support/shoots-in-conflict.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const UNBROKEN = 'Wolpertingerundwaldgeisterzusammenkunft'.repeat(3);

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.page().keyboard.press(key);
}

/** A shoot with two conflicts and a person who is away, in a team of long names. @returns its id */
async function planLongNames(page: Page): Promise<string> {
  await addItem(page, 'personnel', { name: 'Kim Sato', role: UNBROKEN.slice(0, 100) });
  const id = await planConflict(page);
  const { participants } = await (await page.request.get(`/api/shoots/${id}`)).json();
  const [{ personnelId, role }] = participants;
  const data = { participants: [{ personnelId, role }, { name: UNBROKEN }] };
  await expect(await page.request.patch(`/api/shoots/${id}/resources`, { headers, data })).toBeOK();
  return id;
}

/** Runs in the page: whether the end of the text of an element is inside of it. */
function lastWordsAreIn(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  while (texts.nextNode()) words.selectNodeContents(texts.currentNode);
  return words.getBoundingClientRect().right <= element.getBoundingClientRect().right;
}

test('what is open and what is taken is found and fixed by keyboard, also beside long names @phone-only', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`/shoots/${await planLongNames(page)}`);
  await press(page.locator('summary').filter({ hasText: 'things open' }));
  const taken = page.getByRole('listitem').filter({ hasText: 'Lamp: too few are free' });
  await expect(taken).toContainText('Both are at Night Parade');
  await press(taken.getByRole('button', { name: 'See equipment' }));
  const one = page.getByRole('button', { name: 'One less' });
  await expect(page.getByRole('button', { name: 'Add equipment' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add equipment' })).toBeInViewport();
  await press(page.getByRole('button', { name: 'Remove Lamp' }));
  await expect(one).toHaveCount(0);
  await expect(taken).toHaveCount(0);

  const summary = page.locator('summary, button');
  await press(summary.filter({ hasText: '2 busy or away on this date' }));
  await expect(page.getByRole('button', { name: /^Move to/ })).toBeVisible();
  const date = page.getByRole('button', { name: /^Date/ });
  await press(date);
  await expect(page.locator('[data-date="2048-12-21"]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const panel = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(panel.getByText('Sunday, December 20', { exact: true })).toBeVisible();
  await expect(panel.getByText('Dana is away').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(date).toBeFocused();

  await press(page.getByRole('button', { name: 'Add crew' }));
  const kim = page.getByRole('option').filter({ hasText: 'Kim Sato' });
  await expect(kim).toContainText('free');
  expect(await kim.evaluate(lastWordsAreIn)).toBe(true);
  await page.keyboard.press('Escape');

  await press(page.getByRole('button', { name: 'Send call sheet' }).first());
  const sending = page.getByRole('dialog', { name: 'Send call sheet' });
  await expect(sending.getByText(UNBROKEN)).toBeVisible();
  await expectNoSidewaysScroll(page, [390, 360]);
  await page.keyboard.press('Escape');
  await expect(sending).toBeHidden();
});

test('the whole month is in view, and forced colors keep what is taken, open and answered apart', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(`/shoots/${await planConflict(page)}`);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('button', { name: /^Date/ }).click();
  const day = (date: string) => page.locator(`[data-date="${date}"]`);
  await expect(day('2048-12-31')).toBeInViewport({ ratio: 1 });
  await expect(day('2048-12-20').locator('svg')).toBeVisible();
  await expect(day('2048-12-24').locator('svg')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const rest = page.locator('summary').filter({ hasText: 'things open' }).locator('circle');
  const strokes = await rest.evaluateAll((all) => {
    const probe = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    all[0]?.after(probe);
    probe.style.stroke = 'Highlight';
    const [highlight, ...shown] = [probe, ...all].map((each) => getComputedStyle(each).stroke);
    probe.remove();
    return shown.map((stroke) => stroke === highlight);
  });
  expect(strokes).toEqual([false, true]);
});
