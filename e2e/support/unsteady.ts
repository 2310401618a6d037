import type { Browser, BrowserContext } from '@playwright/test';

const LATEST_MS = 400;

/**
 * Exposes race conditions: delays half of all responses by up to 0.4 s, so that they arrive out of order, and disables
 * the browser's cache.
 * @returns a function that leaves contexts created from then on unchanged
 */
export async function unsettle(context: BrowserContext, browser: Browser): Promise<() => void> {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const other = await newContext.call(browser, options);
    await delayAnswers(other);
    return other;
  };
  await delayAnswers(context);
  return () => {
    browser.newContext = newContext;
  };
}

async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const wait = Math.random() < 0.5 ? 0 : Math.random() * LATEST_MS;
    await new Promise((resolve) => setTimeout(resolve, wait));
    // The page may be closed by now.
    await route.fallback().catch(() => {});
  });
}
