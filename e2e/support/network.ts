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
