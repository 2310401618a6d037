import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { contractEndpoints } from './build/contract-endpoints.ts';
import { landing } from './build/landing.ts';
import { mapBase } from './build/map-base.ts';
import { plainFunctions } from './build/plain-functions.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';
import { publicShoot } from './build/public-shoot.ts';
import { routesConfig } from './build/routes.ts';

const server = process.env.LENSEMBLE_SERVER ?? 'http://localhost:3000';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [
    tanstackRouter(routesConfig),
    react(),
    publicShoot(),
    tailwindcss(),
    contractEndpoints(),
    chunks(),
    plainFunctions(),
    mapBase(),
    landing(process.env.SIGNUPS),
    preloads(),
    precompress(),
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
  },
  server: { port: 5173, proxy: { '/api': server, '/public': server, '/storage': server } },
});
