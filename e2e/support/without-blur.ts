import type { BrowserContext } from '@playwright/test';

/**
 * Disables blurs in the pages of a context. Without a GPU each frame of a blur is slow: dialogs take twice as long, and
 * the reference viewer three times.
 */
export const withoutBlur = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sharp = new CSSStyleSheet();
    sharp.replaceSync(
      '*, ::before, ::after { backdrop-filter: none !important; filter: none !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sharp];
  });
