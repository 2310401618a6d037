import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { inDays } from './support/days.ts';
import { expect, test } from './support/fixtures.ts';
import { addShots, closeSheet, openOnSet } from './support/on-set.ts';
import { addItem, planShoot, signUp } from './support/people.ts';

const CONTRAST = 10;
const TARGET_PX = 56;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Text on this screen with less contrast than the sun asks for. */
async function faintTexts(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (least) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const contrastRatio = { normal: { expected: least }, large: { expected: least } };
    here.configure({ checks: [{ id: 'color-contrast', options: { contrastRatio } }] });
    const runOnly = { type: 'rule' as const, values: ['color-contrast'] };
    const { violations } = await here.run(document, { runOnly });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ failureSummary = '' }) => failureSummary),
    );
  }, CONTRAST);
}

/** What can be tapped on this screen and is too small for a thumb. */
const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const targets = open.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type=file]), textarea, label:has(input[type=file])',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isShown = target.checkVisibility() && width > 1;
      const isLarge = Math.min(width, height) >= least - 0.5;
      return isShown && !isLarge ? [`${target.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
    });
  }, TARGET_PX);

test('in the sunlight theme, all text has a contrast of 10:1, and what is tapped is 56 px large @phone-only', async ({
  page,
}) => {
  await signUp(page);
  const today = inDays(0);
  const { id } = await planShoot(page, { title: 'St. Galgano', date: today, time: '00:00' });
  const dana = { name: 'Dana Okafor', role: 'Model', phone: '+4915112345678' };
  const { id: personnelId } = await addItem(page, 'personnel', dana);
  const participants = [
    { personnelId, role: 'Model' },
    { name: 'Yuki Arai', role: 'Photographer', email: 'yuki@example.com' },
  ];
  const linked = await page.request.patch(`/api/shoots/${id}/resources`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { participants },
  });
  expect(linked.status()).toBe(200);
  await addShots(page, id, ['Crown', 'Wings', 'Smoke']);
  await openOnSet(page, id);
  await button(page, 'Sunlight theme').click();

  const look = async (what: string) => {
    // Colors change for a moment after the theme does.
    await expect.poll(() => faintTexts(page), `texts of ${what}`).toEqual([]);
    expect.soft(await smallTargets(page), `targets of ${what}`).toEqual([]);
  };
  await look('now');
  for (const name of ['Add', 'Move the rest', 'Note on Crown']) {
    await button(page, name).click();
    await look(name);
    await closeSheet(page);
  }
  await button(page, 'Note on Crown').click();
  await page.getByLabel('Note', { exact: true }).fill('Typed');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  await look('the question');
  await button(page, 'Keep editing').click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Typed');
  await button(page, 'Save note').click();
  await button(page, 'Done').click();
  await look('the toast');
  await button(page, 'Plan').click();
  await look('the plan');
  await button(page, 'People').click();
  await look('the people');
  await page.getByRole('button', { name: /^Dana Okafor/ }).click();
  await look('a person');
  await closeSheet(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await button(page, 'Now').click();
  await look('the phone on its side');
  const picture = await page.getByRole('region', { name: 'Now' }).boundingBox();
  expect(picture?.height).toBeGreaterThan(160);
  await button(page, 'Skip').click();
  await button(page, 'Skip').click();
  await look('the end of the day');
  await page.goto('/shoots/day');
  await look('the list of plans');
});
