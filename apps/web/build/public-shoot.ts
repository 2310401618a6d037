import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** The pages around shared shoots and personal links. */
const pages = [pathOf('public-shoot.html'), pathOf('call.html')];
const styles = pathOf('src/features/public-shoot/public-shoot.css');
const tokens = pathOf('src/styles/tokens.css');

const LIGHT = /^\[data-theme="light"\] (\{.*?^\})/ms;
const PLACE = '/* the light theme, for who prefers it */';

interface FrameModule {
  Frame: ComponentType;
}

/**
 * Builds `public-shoot.html` and `call.html`, the pages around shared shoots and personal links. The server inserts the
 * shoot. Their styles and fonts go through the build.
 */
export function publicShoot(): Plugin {
  return {
    name: 'public-shoot',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { input: pages } } }),
    async transform(code, id) {
      if (id !== styles) return undefined;
      return { code: code.replace(PLACE, await lightIfPreferred()), map: null };
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!pages.includes(filename)) return html;
        const markup = renderToStaticMarkup(createElement(await loadFrame()));
        return html.replace('<!-- frame -->', () => markup);
      },
    },
  };
}

/** Without scripts no theme is chosen, so the light colors follow the browser's preference. */
async function lightIfPreferred(): Promise<string> {
  const [, rules] = LIGHT.exec(await readFile(tokens, 'utf8')) ?? [];
  if (!rules) throw new Error('tokens.css has no light theme in the form that is looked for');
  return `@media (prefers-color-scheme: light) { :root:not([data-theme]) ${rules} }`;
}

async function loadFrame(): Promise<ComponentType> {
  const { module } = await runnerImport<FrameModule>(
    pathOf('src/features/public-shoot/frame.tsx'),
    {
      root: pathOf('.'),
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': pathOf('src') } },
    },
  );
  return module.Frame;
}
