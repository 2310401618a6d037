import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { violations } from './axe.ts';

const themes = ['dark', 'light'] as const;

/**
 * Lets what moves come to rest: colours halfway through a transition are nobody's colours. An inherited colour moves
 * level by level, so that the end of one transition is the start of the next. What is folded away stands still for good.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isSeen = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) ||
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(isSeen)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quietFrames = 0; quietFrames < 2; ) {
      const current = moving();
      quietFrames = current.length === 0 ? quietFrames + 1 : 0;
      await Promise.allSettled(current.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

async function showTheme(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }, theme);
  await settle(page);
}

/** axe finds nothing on what the page shows now (dialogs included), in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of themes) {
    await showTheme(page, theme);
    expect(await violations(page), `accessibility of ${page.url()}, ${theme}`).toEqual([]);
  }
  await showTheme(page, before);
}

/** Nothing sticks out sideways, down to the narrowest phone that the product serves. */
export async function expectNoSidewaysScroll(page: Page, width = 360): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: size?.height ?? 800 });
  const excess = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // What measures itself follows a new width a frame later.
  await expect
    .poll(excess, { message: `${page.url()} is wider than ${width} px` })
    .toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

/** Where the page says exactly these words; what a screen reader is told of a message says more than its title. */
export function told(page: Page, words: string): Locator {
  return page.getByText(words, { exact: true });
}
