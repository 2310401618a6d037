import { fileURLToPath } from 'node:url';
import type { BuildOptions, UserConfig } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** How all builds of pages find modules. */
export const resolve = {
  alias: [
    { find: '@', replacement: pathOf('src') },
    // React has what this stands in for in older versions of it.
    {
      find: 'use-sync-external-store/shim/with-selector',
      replacement: 'use-sync-external-store/with-selector',
    },
    { find: /^leaflet$/, replacement: pathOf('build/leaflet-parts.js') },
  ],
} satisfies UserConfig['resolve'];

/** How all builds of pages write files. */
export const buildOptions = {
  target: 'baseline-widely-available',
  outDir: 'dist',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // Radix calls it only to name functions for developer tools; as side effects the calls would keep unused code.
  rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
} satisfies BuildOptions;
