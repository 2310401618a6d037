import type { Page } from '@playwright/test';

/**
 * From the next page on, timers are 300 ms late, as on a busy machine: what closes has gone for a while before it gives the
 * focus back. Returns what waits until all that was due at once so far has been done.
 */
export async function lateTimers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0) => setTimeout(act, delay + 300),
    });
  });
  return () => page.evaluate(() => new Promise<void>((pass) => setTimeout(pass)));
}
