import type { BrowserContext, Page } from '@playwright/test';

/**
 * Keeps the pages of a context from being painted. Without a GPU, painting takes up to a third of the browser's CPU time,
 * and most journeys look at the layout only. Paper is not affected.
 */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media screen { html { opacity: 0 !important } }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Paints the page again, for a picture of it. */
export const paint = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('opacity', '1', 'important'));
