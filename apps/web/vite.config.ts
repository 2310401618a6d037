import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { contractEndpoints } from './build/contract-endpoints.ts';
import { firstPaint } from './build/first-paint.ts';
import { landing } from './build/landing.ts';
import { mapBase } from './build/map-base.ts';
import { onSet } from './build/on-set.ts';
import { pageWords } from './build/page-words.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';
import { publicShoot } from './build/public-shoot.ts';
import { routesConfig } from './build/routes.ts';
import { scriptSizes } from './build/script-sizes.ts';

const server = process.env.LENSEMBLE_SERVER ?? 'http://localhost:3000';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [
    pageWords(),
    tanstackRouter(routesConfig),
    react(),
    publicShoot(),
    onSet(),
    tailwindcss(),
    contractEndpoints(),
    chunks(),
    mapBase(),
    landing(process.env.SIGNUPS),
    firstPaint(),
    preloads(),
    precompress(),
    scriptSizes(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: pathOf('src') },
      // React has what this stands in for in older versions of it.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^leaflet$/, replacement: pathOf('build/leaflet-parts.js') },
    ],
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.txt' },
    // Radix calls it only to name functions for developer tools; as side effects the calls would keep unused code.
    rolldownOptions: { treeshake: { manualPureFunctions: ['__name'] } },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/healthz': server, '/public': server, '/storage': server },
  },
});
