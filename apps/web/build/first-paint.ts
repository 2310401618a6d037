import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Markup } from './first-paint-markup.tsx';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const page = pathOf('index.html');
const styles = pathOf('src/styles/first-paint.css');

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;
const AFTER_SHELL = '<!--boot-->';
/** Classes for states that the first paint cannot have. */
const WHEN_USED =
  /(^|:)(hover|focus|focus-visible|active|disabled|aria-disabled|aria-busy|print):|^transition/;

/**
 * Renders the shell and the loading screens into `first-paint.json`, for the server to put into the page of a signed-in
 * user, and their styles into the page. The browser paints them before it has loaded any other file.
 */
export function firstPaint(): Plugin {
  let markup: Promise<Markup> | undefined;
  const render = () => (markup ??= renderMarkup());
  return {
    name: 'first-paint',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await render());
      this.emitFile({ type: 'asset', fileName: 'first-paint.json', source });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle = {} }) {
        if (filename !== page) return html;
        const [link] = STYLESHEET.exec(html) ?? [];
        if (!link) throw new Error('index.html has no stylesheet after the build');
        const style = await stylesOf(await render(), bundle);
        // In the body, the stylesheet holds back only what follows: the scripts, but not the first paint.
        return html
          .replace(link, () => `<style>${style}</style>`)
          .replace(AFTER_SHELL, (mark) => `${link.trim()}${mark}`);
      },
    },
  };
}

async function renderMarkup(): Promise<Markup> {
  const { module } = await runnerImport<{ markup: () => Markup }>(
    pathOf('build/first-paint-markup.tsx'),
    {
      root: pathOf('.'),
      configFile: false,
      logLevel: 'error',
      resolve: {
        alias: { '@': pathOf('src'), '@tanstack/react-router': pathOf('build/plain-router.tsx') },
      },
    },
  );
  return module.markup();
}

/** The styles that the markup uses, out of those of the application. */
async function stylesOf(
  { shells, screens }: Markup,
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  const html = JSON.stringify([shells, screens]);
  const compiler = await compile(await readFile(styles, 'utf8'), {
    base: dirname(styles),
    onDependency: () => {},
  });
  const classes = [...html.matchAll(/class=\\"(.*?)\\"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  );
  const shown = classes.filter((name) => !WHEN_USED.test(name));
  const { code } = optimize(compiler.build([...new Set(shown)]), { minify: true });
  return code.replace(
    /url\("?\.\/(fonts\/[\w-]+\.woff2)"?\)/g,
    (_, font) => `url(/${fileOf(font, bundle)})`,
  );
}

function fileOf(font: string, bundle: Rolldown.OutputBundle): string {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(font)),
  );
  if (!asset) throw new Error(`The build has no ${font}`);
  return asset.fileName;
}
