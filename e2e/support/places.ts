import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The gazetteer is read at the first search, and a busy machine may take longer for it than a search may take. */
export async function expectPlacesReady(page: Page): Promise<void> {
  const search = async () => (await page.request.get('/api/places/autocomplete?q=munich')).status();
  await expect.poll(search, { timeout: 60_000 }).toBe(200);
}
