import { expect, type Page } from '@playwright/test';

/**
 * Waits until the place search responds. The first search loads the gazetteer, which can time out on a busy machine.
 */
export async function expectPlacesReady(page: Page): Promise<void> {
  const search = async () => (await page.request.get('/api/places/autocomplete?q=munich')).status();
  await expect.poll(search, { timeout: 60_000 }).toBe(200);
}
