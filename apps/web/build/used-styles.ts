import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import type { Rolldown } from 'vite';

const styles = fileURLToPath(new URL('../src/styles/first-paint.css', import.meta.url));

/** The link of the application's styles in a built page. */
export const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/;

/** The classes of a markup. */
export const classesIn = (html: string): string[] =>
  [...html.matchAll(/class="(.*?)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  );

/** The styles that classes need, out of those of the application: for pages that do not wait for its stylesheet. */
export async function usedStyles(
  classes: readonly string[],
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  const compiler = await compile(await readFile(styles, 'utf8'), {
    base: dirname(styles),
    onDependency: () => {},
  });
  const { code } = optimize(compiler.build([...new Set(classes)]), { minify: true });
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
