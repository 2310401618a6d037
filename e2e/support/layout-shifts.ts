import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: number;
  }
}

/** Adds up the layout shifts of the pages that open from now on. They must be painted. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number>;
        if (!hadRecentInput) window.shifts = (window.shifts ?? 0) + (value ?? 0);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the layout shifts, with those of the last frame. */
export const shiftsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((draw) => requestAnimationFrame(draw));
    await nextFrame();
    await nextFrame();
    return window.shifts;
  });
