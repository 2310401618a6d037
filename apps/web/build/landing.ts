import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signUps as everySignUps, type SignUps } from '@lensemble/contract/boot';
import { landingFile } from '@lensemble/contract/sign-ups';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import { landingWords } from '@lensemble/messages/web/landing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { inEachLanguage, pageLanguages } from './page-language.ts';
import { translated } from './translated.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const page = pathOf('src/features/landing/landing-page.tsx');

/** React preloads the first pictures. They would load before the styles and the fonts. */
const picturePreloads = /^(<link rel="preload" as="image"[^>]*>)+/;

interface Variant {
  readonly signUps: SignUps;
  readonly language: Language;
}

/** A picture in the markup, as `picturesByPath` names it. */
const PICTURE = /\/src\/[\w/.-]+\.webp/g;

/** One page per sign-up setting and language, so that the server only selects a file. */
const variants: ReadonlyMap<string, Variant> = new Map(
  pageLanguages.flatMap((language) =>
    everySignUps.options.map((signUps) => {
      const folder = language === SOURCE ? '' : `${language}/`;
      return [pathOf(folder + landingFile(signUps)), { signUps, language }] as const;
    }),
  ),
);

export const isLandingPage = (file: string): boolean => variants.has(file);

/**
 * Renders the landing page into `landing.html` and its variants, so that the browser loads no React. Its pictures,
 * fonts and styles go through the build. The development server has one variant, chosen by SIGNUPS.
 */
export function landing(given: string | undefined): Plugin {
  const whileDeveloping = everySignUps.catch('open').parse(given);
  let built: ReturnType<typeof renderAll> | undefined;
  const all = () => {
    built ??= renderAll();
    return built;
  };
  let loaded: Promise<unknown> | undefined;
  /** Pages that ask for a picture later do not open it: all pages at once would open a thousand files. */
  const loadPictures = async (context: Rolldown.TransformPluginContext) => {
    const markups = [...(await all()).values()].flatMap((each) => Object.values(each));
    const paths = new Set(markups.flatMap((markup) => markup.match(PICTURE) ?? []));
    await Promise.all([...paths].map((path) => context.load({ id: join(root, path) })));
  };
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
    transform: {
      order: 'pre',
      async handler(_, id) {
        if (!variants.has(id)) return;
        loaded ??= loadPictures(this);
        await loaded;
      },
    },
    configureServer: serveAtRoot,
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server }) {
        const variant = variants.get(filename);
        if (!variant) return html;
        const markup = server
          ? markupOf(await server.ssrLoadModule(page), whileDeveloping)
          : (await all()).get(variant.language)?.[variant.signUps];
        if (markup === undefined) throw new Error(`No landing page in ${variant.language}`);
        const theme = await themeScript();
        return inLanguage(html, variant.language)
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

const markupOf = ({ LandingPage }: Record<string, unknown>, signUps: SignUps): string =>
  renderToStaticMarkup(
    createElement(LandingPage as ComponentType<{ signUps: SignUps }>, { signUps }),
  );

/** By language and sign-up setting. */
const renderAll = () =>
  inEachLanguage(
    page,
    { root, resolve: { alias: { '@': pathOf('src') } }, plugins: [picturesByPath] },
    (module: Record<string, unknown>) =>
      Object.fromEntries(
        everySignUps.options.map((signUps) => [signUps, markupOf(module, signUps)]),
      ) as Record<SignUps, string>,
  );

/** Translates the head of `landing.html`. */
const inLanguage = (html: string, language: Language) =>
  translated(html, language, landingWords.texts, [
    'documentTitle',
    'description',
    'shareTitle',
    'shareText',
    'sharePicture',
  ]);

/** Imports pictures as paths below the root, which the build then resolves. */
const picturesByPath: Plugin = {
  name: 'landing-pictures-by-path',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.webp') ? `export default ${JSON.stringify(`/${relative(root, id)}`)}` : null,
};

/** Like the production server: `/` is the landing page for signed-out visitors. */
function serveAtRoot(server: ViteDevServer) {
  server.middlewares.use((request, _response, next) => {
    const signedIn = request.headers.cookie?.includes('lensemble_session');
    if (request.url === '/' && !signedIn) request.url = '/landing.html';
    next();
  });
}
