import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type RestartableServer, startServer } from '../../testing/real-server.ts';
import { serverElsewhere } from './elsewhere.ts';
import { likeNew } from './like-new.ts';
import { watchForErrors } from './page-errors.ts';
import { listenToPages } from './page-log.ts';
import { startSurroundings } from './surroundings.ts';
import { paint, unpainted } from './unpainted.ts';
import { unsettle } from './unsteady.ts';

interface WorkerFixtures {
  /** Additional environment of this worker's server. A file changes it with `test.use({ serverEnv: … })`. */
  serverEnv: Record<string, string>;
  server: RestartableServer;
}

interface TestFixtures {
  /** Fails a test if a page throws an uncaught error or violates the content security policy. */
  noPageErrors: undefined;
  /** On failure, attaches pictures of the pages, and the logs of the pages and the server. */
  logs: undefined;
  /** Resets what Playwright leaves in the context that the journeys of a worker share. */
  fresh: undefined;
  /** Whether pages are painted, for journeys about painting itself (`unpainted.ts`). */
  painted: boolean;
  unseen: undefined;
  /** With `UNSTEADY=1`, delays responses at random (`unsteady.ts`). */
  unsteady: undefined;
}

/** No rate limits, no external maps and weather, and cheap password hashes. */
const quiet = {
  RATE_LIMITS: 'off',
  MAP_TILES_URL: 'off',
  WEATHER_URL: 'off',
  NODE_OPTIONS: `--import=${new URL('../../testing/quick-hashing.ts', import.meta.url)}`,
};

/** Playwright's `test` with the real server: `page.goto('/')` opens its first page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ serverEnv }, use, { parallelIndex }) => {
      const elsewhere = serverElsewhere();
      if (elsewhere) return use(elsewhere);
      const surroundings = await startSurroundings(parallelIndex);
      const { dataDir } = surroundings;
      const env = { ...quiet, ...surroundings.env, ...serverEnv };
      const server = await startServer({ env, ...(dataDir && { dataDir }) });
      await use(server);
      await server.stop();
      await surroundings.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  // A key that is pressed over the first paint is lost, and Playwright finds elements in it although they are inert.
  page: async ({ page }, use) => {
    const { goto } = page;
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options);
      if (options?.waitUntil !== 'commit')
        await page.locator('#root [inert]').waitFor({ state: 'detached' });
      return answer;
    };
    await use(page);
  },

  fresh: [
    async ({ context, server }, use) => {
      await likeNew(context, server.origin);
      await use(undefined);
    },
    { auto: true },
  ],

  noPageErrors: [
    async ({ context }, use) => {
      const errors = watchForErrors(context);
      await use(undefined);
      expect(errors, 'errors that the pages of this test raised').toEqual([]);
    },
    { auto: true },
  ],

  painted: [false, { option: true }],

  unseen: [
    async ({ context, browser, painted }, use) => {
      const hide = (other: BrowserContext) => void unpainted(other).catch(() => {});
      if (!painted) {
        await unpainted(context);
        browser.on('context', hide);
      }
      await use(undefined);
      browser.off('context', hide);
    },
    { auto: true },
  ],

  unsteady: [
    async ({ context, browser }, use) => {
      const isUnsteady = process.env.UNSTEADY === '1';
      const steady = isUnsteady ? await unsettle(context, browser) : undefined;
      await use(undefined);
      steady?.();
    },
    { auto: true },
  ],

  logs: [
    async ({ context, server }, use, testInfo) => {
      const pages = listenToPages(context);
      const before = server.output().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const said = { 'pages.log': pages.join('\n'), 'server.log': server.output().slice(before) };
      for (const [name, body] of Object.entries(said))
        await testInfo.attach(name, { body, contentType: 'text/plain' });
      // Last, because a page that is broken may have no picture.
      for (const [index, page] of context.pages().entries()) {
        const path = testInfo.outputPath(`test-failed-${index + 1}.png`);
        await paint(page);
        await page.screenshot({ path });
        testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
      }
    },
    { auto: true },
  ],
});

export { expect };
