import type { Browser, BrowserContext } from '@playwright/test';

const LATEST_MS = 400;

/**
 * Makes visible what hangs on luck: half of all answers come up to 0.4 s late, so that what is asked later may come before
 * what was asked earlier. The browser keeps no answers meanwhile.
 * @returns leaves contexts that are made from now on alone
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
    // The page may be gone by now.
    await route.fallback().catch(() => {});
  });
}
