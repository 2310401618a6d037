import { fileURLToPath } from 'node:url';
import { type Language, SOURCE } from '@lensemble/messages/languages';
import type { Plugin, Rolldown } from 'vite';
import type { Markup } from './first-paint-markup.tsx';
import { inEachLanguage } from './page-language.ts';
import { classesIn, STYLESHEET, usedStyles } from './used-styles.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const page = pathOf('index.html');

const AFTER_SHELL = '<!--boot-->';
/** Classes for states that the first paint cannot have. */
const WHEN_USED =
  /(^|:)(hover|focus|focus-visible|active|disabled|aria-disabled|aria-busy|print):|^transition/;

/**
 * Renders the shell and the loading screens into `first-paint.json`, for the server to put into the page, and their
 * styles into the page. The browser paints them before it has loaded any other file.
 */
export function firstPaint(): Plugin {
  let markup: Promise<ReadonlyMap<Language, Markup>> | undefined;
  const render = () => (markup ??= renderMarkup());
  return {
    name: 'first-paint',
    apply: 'build',
    async generateBundle() {
      for (const [language, each] of await render()) {
        const place = language === SOURCE ? '' : `${language}/`;
        const source = JSON.stringify(each);
        this.emitFile({ type: 'asset', fileName: `${place}first-paint.json`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle = {} }) {
        if (filename !== page) return html;
        const [link] = STYLESHEET.exec(html) ?? [];
        if (!link) throw new Error('index.html has no stylesheet after the build');
        const style = await stylesOf((await render()).values(), bundle);
        // In the body, the stylesheet holds back only what follows: the scripts, but not the first paint.
        return html
          .replace(link, () => `<style>${style}</style>`)
          .replace(AFTER_SHELL, (mark) => `${link.trim()}${mark}`);
      },
    },
  };
}

const renderMarkup = () =>
  inEachLanguage(
    pathOf('build/first-paint-markup.tsx'),
    {
      root: pathOf('.'),
      resolve: {
        alias: { '@': pathOf('src'), '@tanstack/react-router': pathOf('build/plain-router.tsx') },
      },
    },
    ({ markup }: { markup: () => Markup }) => markup(),
  );

/** The styles of the markup in the states that the first paint can have. */
function stylesOf(markups: Iterable<Markup>, bundle: Rolldown.OutputBundle): Promise<string> {
  const html = JSON.stringify([...markups]).replaceAll('\\"', '"');
  const shown = classesIn(html).filter((name) => !WHEN_USED.test(name));
  return usedStyles(shown, bundle);
}
