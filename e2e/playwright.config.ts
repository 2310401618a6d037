import { defineConfig } from '@playwright/test';
import { chromiumLaunch, headlessChromium } from '../testing/chromium.ts';
import { TIME_ZONE } from './support/days.ts';

const browser = chromiumLaunch(headlessChromium());

/**
 * Journeys open a page for seconds: optimizing its code and collecting short-lived garbage often costs more than it
 * saves. The renderers take 8 % less CPU time.
 */
const SHORT_VISITS = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16';

/** Drawing in the browser's process takes 5 % less CPU time than in a process of its own. */
const IN_ONE_PROCESS = '--in-process-gpu';

/**
 * Journeys run in Chromium against the real server, one server per worker. A test tagged `@phone` also runs on a phone,
 * one tagged `@phone-only` runs only there. Tracing is off, because it takes a sixth of the time; `--trace on` enables
 * it. A failed journey leaves a screenshot and the logs of the pages and the server (`fixtures.ts`). In CI a failed
 * journey runs again and is reported as flaky if it then passes (`docs/flaky.md`).
 *
 * A worker's journeys share one context, which is emptied in between: a new context and its renderers take a tenth of the
 * CPU time of a journey. `fixtures.ts` resets what Playwright leaves in it.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    reuseContext: true,
    launchOptions: { ...browser, args: [...browser.args, SHORT_VISITS, IN_ONE_PROCESS] },
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys replace answers of the server, which they cannot do for requests of a service worker.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
