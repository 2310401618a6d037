import type { BrowserContext, Page } from '@playwright/test';

/** Lets the server do what the next write to an address asks for, but its answer never arrives. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** The next write to an address does not reach the server. */
export async function refuseOnce(page: Page, address: string): Promise<void> {
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback();
    isOver = true;
    return route.abort();
  });
}

/** Waits until a page that was opened has all that it asked for: a call that ends later may lead elsewhere, or fail. */
export function untilQuiet(page: Page): Promise<void> {
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: about calls of which nothing can be seen
  return page.waitForLoadState('networkidle');
}

/** Cuts a browser off from everything but this machine; answers with what it asks for all the same. */
export async function cutNetwork(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  const isOutside = ({ protocol, hostname }: URL) =>
    /^https?:$/.test(protocol) && hostname !== 'localhost';
  await context.route(isOutside, (route) => {
    asked.push(route.request().url());
    return route.abort('internetdisconnected');
  });
  return asked;
}
