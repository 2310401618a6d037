import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Only stops tests that hang. Durations depend on the machine. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000 };

/**
 * Runs many files in one process, which saves seconds of CPU time for each file with an app. Modules keep only the
 * state that the server keeps between requests, or that a tab of the browser keeps. `vi.mock` has no effect on a module that an
 * earlier file has imported: a test that needs it is named `*.mocked.test.*` and has a process of its own.
 */
const shared = { isolate: false };

/** Node imports the files itself, as in production: Vite's transformed code is slower. `vi.mock` would not work. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** One project per part with tests. The journeys in a browser run in Playwright (`e2e/`). */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // More than cores, because tests often wait for their database, jobs and processes.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...limits,
          ...shared,
          name: 'contract',
          root: here('./packages/contract'),
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          ...shared,
          name: 'messages',
          root: here('./packages/messages'),
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          ...shared,
          name: 'light',
          root: here('./packages/light'),
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'server',
          root: here('./apps/server'),
          // `exclude` would override the command line's `--exclude`.
          include: [
            process.env.OFFICE_TESTS ? 'src/**/*.office.test.ts' : 'src/**/!(*.office).test.ts',
          ],
          globalSetup: [here('./apps/server/src/testing/global-setup.ts')],
          setupFiles: [here('./apps/server/src/testing/setup.ts')],
          ...shared,
          ...native,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve: { alias: { '@': here('./apps/web/src') } },
        test: {
          ...limits,
          ...shared,
          name: 'web',
          root: here('./apps/web'),
          include: ['{src,build}/**/!(*.mocked).test.{ts,tsx}'],
          setupFiles: [here('./testing/wait-for-timeout.ts'), here('./testing/restore-globals.ts')],
        },
      },
      {
        resolve: { alias: { '@': here('./apps/web/src') } },
        test: {
          ...limits,
          name: 'mocked',
          root: here('./apps/web'),
          include: ['src/**/*.mocked.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...limits,
          name: 'scripts',
          root: here('./scripts'),
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
});
