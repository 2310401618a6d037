import { test as base, expect } from '@playwright/test';
import type { RealServer } from '../../testing/real-server.ts';
import { startServer } from '../../testing/real-server.ts';
import { watchForErrors } from './page-errors.ts';
import { listenToPages } from './page-log.ts';
import { startSurroundings } from './surroundings.ts';
import { unsettle } from './unsteady.ts';

interface WorkerFixtures {
  /** Environment of the server of this worker; a file that wants another says `test.use({ serverEnv: … })`. */
  serverEnv: Record<string, string>;
  /** The product itself, a process with an empty embedded database of its own. */
  server: RealServer;
}

interface TestFixtures {
  /** Fails a test whose page threw an error that nobody caught, or broke the content security policy. */
  noPageErrors: undefined;
  /** On failure, what pages and server said is kept with the screenshot. */
  logs: undefined;
  /** With `UNSTEADY=1` in the environment, the network is as unsteady as they get (`unsteady.ts`). */
  unsteady: undefined;
}

/** Without limits to wait for, and without maps and weather from outside. */
const quiet = { RATE_LIMITS: 'off', MAP_TILES_URL: 'off', WEATHER_URL: 'off' };

/** Playwright's `test` with the real server behind it: `page.goto('/')` is the product's own first page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],

  server: [
    async ({ serverEnv }, use, { parallelIndex }) => {
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

  noPageErrors: [
    async ({ context }, use) => {
      const errors = watchForErrors(context);
      await use(undefined);
      expect(errors, 'errors that the pages of this test raised').toEqual([]);
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
    },
    { auto: true },
  ],
});

export { expect };
