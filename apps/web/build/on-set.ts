import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import { buildOptions, resolve } from './bundling.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { iconKeys } from './icon-keys.ts';
import { pageLanguages } from './page-language.ts';
import { pageWords } from './page-words.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const PAGE = 'on-set.html';
const SERVICE_WORKER = 'service-worker.js';
/** The fonts of names in European languages. The page itself preloads those without accents only. */
const FONTS = /\/(figtree|bricolage)-latin(-ext)?\.woff2$/;
const ADDRESS = /^\/shoots\/([\w-]+\/)?day(\?|$)/;

/** What the service worker keeps, by language. `build` differs from that of any other build. */
export interface KeptFiles {
  readonly build: string;
  readonly files: Partial<Readonly<Record<Language, readonly string[]>>>;
}

/**
 * A script of the old kind, not a module: when a service worker stores one at its installation, Chromium compiles it in full
 * and keeps the result. So a phone that opens the page without a network compiles nothing.
 */
const classicScript: Plugin = {
  name: 'classic-script',
  // Otherwise the script would contain the styles.
  config: () => ({
    build: { cssCodeSplit: false, rolldownOptions: { output: { format: 'iife' } } },
  }),
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script defer'),
  },
};

/**
 * Builds `on-set.html` and `service-worker.js`, which keeps exactly the files that this page loads, in the reader's
 * language. The page has a build of its own: it must open fast on a phone, so it shares no files with screens that it would
 * have to load as well.
 */
export function onSet(): Plugin {
  let folder = '';
  let written: readonly Output[] = [];
  return {
    name: 'on-set',
    apply: 'build',
    configResolved(config) {
      folder = resolvePath(config.root, config.build.outDir);
    },
    // The folder is empty by now, and what is in it afterward is compressed.
    generateBundle: {
      order: 'post',
      async handler() {
        written = await buildPage(folder);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const kept = await keptFiles(folder, written);
        await writeFile(join(folder, SERVICE_WORKER), await serviceWorker(kept));
      },
    },
  };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function buildPage(outDir: string): Promise<readonly Output[]> {
  const built = await build({
    configFile: false,
    root: pathOf('.'),
    logLevel: 'warn',
    plugins: [
      ...[pageWords([PAGE]), react(), tailwindcss(), contractEndpoints(), iconKeys()],
      classicScript,
    ],
    resolve,
    build: {
      ...buildOptions,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...buildOptions.rolldownOptions, input: [pathOf(PAGE)] },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('On set was not built');
  return output.output;
}

/** Serves the page of the development server at its address. */
export const onSetAddress = (): Plugin => ({
  name: 'on-set-address',
  apply: 'serve',
  configureServer: serveAtItsAddress,
});

async function keptFiles(folder: string, written: readonly Output[]): Promise<KeptFiles> {
  const fonts = written.flatMap((file) =>
    file.type === 'asset' && file.originalFileNames.some((name) => FONTS.test(name))
      ? [`/${file.fileName}`]
      : [],
  );
  const hash = createHash('sha256');
  const files: Partial<Record<Language, readonly string[]>> = {};
  for (const language of pageLanguages) {
    const html = await readFile(join(folder, language === SOURCE ? '' : language, PAGE), 'utf8');
    hash.update(html);
    const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    files[language] = [...new Set([...loaded, ...fonts])];
  }
  return { build: hash.digest('hex').slice(0, 16), files };
}

/** One classic script: not all browsers start modules as service workers. */
async function serviceWorker(kept: KeptFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __KEPT__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: pathOf('src/service-worker.ts'),
        output: { format: 'iife', entryFileNames: SERVICE_WORKER },
      },
    },
  });
  const [output] = [built].flat();
  const [script] = output && 'output' in output ? output.output : [];
  if (script?.type !== 'chunk') throw new Error('The service worker was not built');
  return script.code;
}

/** Like the production server. */
function serveAtItsAddress(server: ViteDevServer) {
  server.middlewares.use((request, _response, next) => {
    if (ADDRESS.test(request.url ?? '')) request.url = `/${PAGE}`;
    next();
  });
}
