import type { BrowserContext, Page } from '@playwright/test';

/** The server handles the next POST to an address, but its response never arrives. */
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

/** Blocks all requests of a browser beyond localhost. @returns the URLs that it requests nevertheless */
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

/** What others change does not reach the page by itself, as behind a proxy that holds streams back. */
export async function withoutLiveUpdates(page: Page): Promise<void> {
  await page.route(/\/api\/(events|revision|presence)$/, (route) =>
    route.fulfill({ status: 404, body: '{}' }),
  );
}

/** Holds the answers to an address back until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const answer = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  return answer.resolve;
}
