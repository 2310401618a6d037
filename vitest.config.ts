import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For one that hangs: how long the others take says more of the machine than of them. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000 };

/** One project per part that has tests of its own; journeys in a browser are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    passWithNoTests: false,
    // Left to itself, Vitest takes one of two cores, and the tests wait for their database for much of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...limits,
          name: 'contract',
          root: here('./packages/contract'),
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
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
          // Not by `exclude`, which would take the place of what the command line excludes.
          include: [
            process.env.OFFICE_TESTS ? 'src/**/*.office.test.ts' : 'src/**/!(*.office).test.ts',
          ],
          globalSetup: [here('./apps/server/src/testing/global-setup.ts')],
          setupFiles: [here('./apps/server/src/quick-start.ts'), here('./testing/patience.ts')],
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        resolve: { alias: { '@': here('./apps/web/src') } },
        test: {
          ...limits,
          name: 'web',
          root: here('./apps/web'),
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          setupFiles: [here('./testing/patience.ts')],
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
