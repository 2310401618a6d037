import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signUps as everySignUps, type SignUps } from '@lensemble/contract/boot';
import { landingFile } from '@lensemble/contract/sign-ups';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const page = pathOf('src/features/landing/landing-page.tsx');

/** React preloads the first pictures. They would load before the styles and the fonts. */
const picturePreloads = /^(<link rel="preload" as="image"[^>]*>)+/;

interface PageModule {
  LandingPage: ComponentType<{ signUps: SignUps }>;
}

/** One page per sign-up setting, so that the server only selects a file. */
const variants = new Map(
  everySignUps.options.map((signUps) => [pathOf(landingFile(signUps)), signUps] as const),
);

/**
 * Renders the landing page into `landing.html` and its variants, so that the browser loads no React. Its pictures,
 * fonts and styles go through the build. The development server has one variant, chosen by SIGNUPS.
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

/**
 * The application's inline script, so that both pages open in the chosen theme and share one hash in the content
 * security policy.
 */
async function themeScript(): Promise<string> {
  const [script] =
    /<script>.*?<\/script>/s.exec(await readFile(pathOf('index.html'), 'utf8')) ?? [];
  if (!script) throw new Error('index.html has no inline script that sets the theme');
  return script;
}

/** The development server loads the page with its own addresses; the build loads it separately. */
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

/** Imports pictures as paths relative to `landing.html`, which the build then resolves. */
const picturesByPath: Plugin = {
  name: 'landing-pictures-by-path',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.webp') ? `export default ${JSON.stringify(relative(root, id))}` : null,
};

/** Like the production server: `/` is the landing page for signed-out visitors. */
function serveAtRoot(server: ViteDevServer) {
  server.middlewares.use((request, _response, next) => {
    const signedIn = request.headers.cookie?.includes('lensemble_session');
    if (request.url === '/' && !signedIn) request.url = '/landing.html';
    next();
  });
}
