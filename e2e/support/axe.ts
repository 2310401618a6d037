import type { Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

interface WithAxe {
  axe?: typeof axe;
}

/** axe is half a megabyte: a page is given it once. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
}

/** What axe finds wrong with the page, each with its place. What a page from elsewhere shows in a frame is its own affair. */
export async function violations(page: Page): Promise<string[]> {
  await bringAxe(page);
  const found = await page.evaluate(async (values) => {
    const { axe: here } = window as WithAxe;
    const options = { resultTypes: ['violations' as const], iframes: false };
    return (await here?.run({ ...options, runOnly: { type: 'tag', values } }))?.violations;
  }, standards);
  if (!found) throw new Error('axe is not in the page');
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
