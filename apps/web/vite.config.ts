import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOptions, resolve } from './build/bundling.ts';
import { chunks } from './build/chunks.ts';
import { contractEndpoints } from './build/contract-endpoints.ts';
import { firstPaint } from './build/first-paint.ts';
import { iconKeys } from './build/icon-keys.ts';
import { landing } from './build/landing.ts';
import { landingStyles } from './build/landing-styles.ts';
import { mapBase } from './build/map-base.ts';
import { onSet, onSetAddress } from './build/on-set.ts';
import { pageWords } from './build/page-words.ts';
import { precompress } from './build/precompress.ts';
import { preloads } from './build/preloads.ts';
import { publicShoot } from './build/public-shoot.ts';
import { routesConfig } from './build/routes.ts';
import { scriptSizes } from './build/script-sizes.ts';

const server = process.env.LENSEMBLE_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    pageWords(['index.html', 'preloads.json']),
    tanstackRouter(routesConfig),
    react(),
    publicShoot(),
    onSet(),
    onSetAddress(),
    tailwindcss(),
    contractEndpoints(),
    iconKeys(),
    chunks(),
    mapBase(),
    landing(process.env.SIGNUPS),
    landingStyles(),
    firstPaint(),
    preloads(),
    precompress(),
    scriptSizes(),
  ],
  resolve,
  build: { ...buildOptions, license: { fileName: 'licenses.txt' } },
  server: {
    port: 5173,
    proxy: { '/api': server, '/healthz': server, '/public': server, '/storage': server },
  },
});
