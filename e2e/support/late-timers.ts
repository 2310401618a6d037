import type { Page } from '@playwright/test';

/**
 * Delays all timers of the pages loaded from now on by 300 ms, as on a busy machine. A dialog that closes then returns
 * the focus noticeably later.
 * @returns a function that waits until all timers that are due now have run
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
