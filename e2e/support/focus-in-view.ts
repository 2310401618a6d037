import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Fails unless Tab and then Shift+Tab show each control of the page whole, also those that `bar` could cover. */
export async function expectFocusInView(page: Page, bar: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const hidden: string[] = [];
    let controls = 0;
    for (;;) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(whereTheFocusIs, bar);
      if (!focus) break;
      controls++;
      if (focus.isHidden) hidden.push(`${key}: ${focus.words}`);
    }
    expect(controls, 'controls').toBeGreaterThan(1);
    expect(hidden).toEqual([]);
  }
}

/** Runs in the page. Undefined once the focus has left the page. A label stands for its radio button. */
function whereTheFocusIs(selector: string): { words: string; isHidden: boolean } | undefined {
  const ROUNDING_PX = 1;
  const control = document.activeElement;
  const bar = document.querySelector(selector);
  if (!control || control === document.body || !bar) return undefined;
  const shown = control.closest('label') ?? control;
  const { top, bottom } = shown.getBoundingClientRect();
  const edges = bar.getBoundingClientRect();
  const isCovered = !bar.contains(control) && bottom > edges.top && top < edges.bottom;
  const isOutside = top < -ROUNDING_PX || bottom > innerHeight + ROUNDING_PX;
  const words = `${control.localName} “${shown.textContent.trim()}”`;
  return { words, isHidden: isCovered || isOutside };
}
