import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const SHELL = '_app';
/** Screens that validate input immediately. Other screens load zod with a dialog. */
const WITH_FORM = /^\/(auth|profile$|shoots\/)/;

/**
 * Writes `preloads.json`: for each page of the contract (`/shoots/:id`) the scripts of its screen and its layout, for
 * `<link rel="modulepreload">`. Without them, the browser discovers the screen's scripts only after running the entry.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byRoute = new Map(
        chunks.flatMap((chunk) => routesOf(chunk).map((route) => [route, chunk])),
      );
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === 'index');
      const known = withImports(entry, bundle);
      const withZod = chunks.filter(({ moduleIds }) => moduleIds.some(isZod));
      const loadsZod = (files: ReadonlySet<string>) =>
        withZod.some(({ fileName }) => files.has(fileName));
      if (loadsZod(known))
        this.error('Every screen would load zod: a route file or what it imports uses a schema');
      const filesOf = (route: string) => withImports(byRoute.get(route), bundle, known);
      const pages = [...byRoute.keys()]
        .filter((route) => route !== SHELL)
        .map((route) => {
          const inShell = route.startsWith(`${SHELL}/`);
          const files = new Set([...(inShell ? filesOf(SHELL) : []), ...filesOf(route)]);
          const page = pageOf(route);
          if (!WITH_FORM.test(page) && loadsZod(files))
            this.error(`${page} would load zod: something that it imports at once uses a schema`);
          return [page, [...files].map((file) => `/${file}`)];
        });
      const source = JSON.stringify(Object.fromEntries(pages), null, 2);
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  };
}

function isZod(id: string): boolean {
  return id.includes('/node_modules/zod/');
}

function routesOf(chunk: Rolldown.OutputChunk): string[] {
  return chunk.moduleIds.flatMap((id) => ROUTE.exec(id)?.[1] ?? []);
}

/** `_app/shoots.$id` becomes `/shoots/:id`. */
function pageOf(route: string): string {
  const parts = basename(route)
    .split('.')
    .filter((part) => part !== 'index');
  return `/${parts.map((part) => part.replace('$', ':')).join('/')}`;
}

function withImports(
  chunk: Rolldown.OutputChunk | undefined,
  bundle: Rolldown.OutputBundle,
  known: ReadonlySet<string> = new Set(),
  found: Set<string> = new Set(),
): Set<string> {
  if (!chunk || found.has(chunk.fileName) || known.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') withImports(next, bundle, known, found);
  }
  return found;
}
