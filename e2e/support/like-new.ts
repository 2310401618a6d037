import type { BrowserContext } from '@playwright/test';

/**
 * Resets what an earlier journey may have left in a context. Playwright itself resets pages, routes, scripts, cookies,
 * storage, service workers, the clock and the viewport.
 */
export async function likeNew(context: BrowserContext, origin: string): Promise<void> {
  await context.clearPermissions();
  await context.setOffline(false);
  for (const page of context.pages()) {
    const session = await context.newCDPSession(page);
    // Otherwise a journey could go back to the pages of the one before it.
    await session.send('Page.resetNavigationHistory');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
    await session.detach();
  }
}
