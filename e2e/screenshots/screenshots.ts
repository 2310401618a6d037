import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../testing/chromium.ts';
import { startServer } from '../../testing/real-server.ts';
import { signIn } from '../support/people.ts';
import type { View } from './capture.ts';
import { capture, openView } from './capture.ts';
import { fillDemo } from './demo.ts';

const CARD = 'main a[href^="/shoots/"]:not([href^="/shoots/new"])';

/** Waits until a map is there with its land. */
async function seeMap(page: Page): Promise<void> {
  await page.getByRole('application').waitFor();
  // biome-ignore lint/suspicious/noPlaywrightNetworkidle: the land comes last, and nothing else tells its end
  await page.waitForLoadState('networkidle');
}

/** The screens that the README shows: how to get there, and what must be on it before it is one. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await page.goto('/');
    const ofTheDay = page.getByRole('region', { name: 'Day' }).getByRole('listitem');
    await ofTheDay.first().locator('img').waitFor();
  },
  board: async (page) => {
    await page.goto('/shoots');
    await page.locator(CARD).first().waitFor();
  },
  editor: async (page) => {
    await page.goto('/status/planning');
    await page.locator(CARD).first().click();
    await page.getByRole('button', { name: 'Update Shoot' }).waitFor();
    // On a phone the map is below what one sees, and comes when one is near.
    if (page.viewportSize()?.width === 1440) await seeMap(page);
  },
  map: async (page) => {
    await page.goto('/map');
    await page
      .getByRole('button', { name: /^\d+ together/ })
      .first()
      .waitFor();
    await seeMap(page);
  },
};

const views: View[] = [
  { width: 1440, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 390, theme: 'light' },
];

const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-screenshots-'));
const person = fillDemo(dataDir);
// Without streets from outside, which are not ours to show.
const server = await startServer({ dataDir, env: { MAP_TILES_URL: 'off', WEATHER_URL: 'off' } });
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const view of views) {
    const page = await openView(browser, server.origin, view);
    await page.goto('/');
    await capture(page, 'landing', view);
    await signIn(page, person);
    for (const [name, open] of Object.entries(screens)) {
      await open(page);
      await capture(page, name, view);
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
