import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SignUps } from '@lensemble/contract/boot';
import { signUps as everySignUps } from '@lensemble/contract/boot';
import { landingFile } from '@lensemble/contract/sign-ups';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, ViteDevServer } from 'vite';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const page = pathOf('src/features/landing/landing-page.tsx');

/** React asks for the first pictures ahead of everything; the styles and the fonts shall come before them. */
const picturePreloads = /^(<link rel="preload" as="image"[^>]*>)+/;

interface PageModule {
  LandingPage: ComponentType<{ signUps: SignUps }>;
}

/** One page for each answer to who may make an account, so that the server only chooses a file. */
const variants = new Map(
  everySignUps.options.map((signUps) => [pathOf(landingFile(signUps)), signUps] as const),
);

/**
 * Renders the landing page into `landing.html` and its variants, so that the browser gets finished HTML and none of React.
 * Its pictures, fonts and styles go through the build like those of any page. While developing there is one, as SIGNUPS says.
 */
export function landing(given: string | undefined): Plugin {
  const whileDeveloping = everySignUps.catch('open').parse(given);
  return {
    name: 'landing',
    config: () => ({
      build: {
        rolldownOptions: {
          input: [pathOf('index.html'), ...variants.keys()],
        },
      },
    }),
    resolveId: (id) => (variants.has(id) ? id : undefined),
    load: (id) => (variants.has(id) ? readFile(pathOf('landing.html'), 'utf8') : undefined),
    configureServer: serveAtRoot,
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server }) {
        const variant = variants.get(filename);
        if (!variant) return html;
        const signUps = server ? whileDeveloping : variant;
        const { LandingPage } = await loadPage(server);
        const markup = renderToStaticMarkup(createElement(LandingPage, { signUps }));
        const theme = await themeScript();
        return html
          .replace('<!-- theme -->', () => theme)
          .replace('<!-- page -->', () => markup.replace(picturePreloads, ''));
      },
    },
  };
}

/** The application's own inline script: both pages open in the chosen theme, and one hash allows it in both. */
async function themeScript(): Promise<string> {
  const [script] =
    /<script>.*?<\/script>/s.exec(await readFile(pathOf('index.html'), 'utf8')) ?? [];
  if (!script) throw new Error('index.html has no inline script that sets the theme');
  return script;
}

/** While developing the page comes from the running server, with its addresses; for the build it is loaded by itself. */
async function loadPage(server: ViteDevServer | undefined): Promise<PageModule> {
  if (server) return (await server.ssrLoadModule(page)) as PageModule;
  const { module } = await runnerImport<PageModule>(page, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': pathOf('src') } },
    plugins: [picturesByPath],
  });
  return module;
}

/** Names pictures by their path from `landing.html`, as if it had been written by hand; the build does the rest. */
const picturesByPath: Plugin = {
  name: 'landing-pictures-by-path',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.webp') ? `export default ${JSON.stringify(relative(root, id))}` : null,
};

/** As the product's server does: signed out, `/` is the landing page. */
function serveAtRoot(server: ViteDevServer) {
  server.middlewares.use((request, _response, next) => {
    const signedIn = request.headers.cookie?.includes('lensemble_session');
    if (request.url === '/' && !signedIn) request.url = '/landing.html';
    next();
  });
}
