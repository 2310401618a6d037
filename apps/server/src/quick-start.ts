import './keep-wasm-code.ts';
import type { ResolveFnOutput, ResolveHookContext } from 'node:module';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Makes every start quicker. Import it first, and what it should help with dynamically.
 */

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)));

const drizzle = new URL('./', import.meta.resolve('drizzle-orm')).href;
const repository = new URL('../../../', import.meta.url).href;

/** The folder of ours that a file is in, as `apps/server`; undefined for a file of a package. */
function workspaceOf(file: string): string | undefined {
  if (!file.startsWith(repository) || file.includes('/node_modules/')) return undefined;
  return file.slice(repository.length).split('/', 2).join('/');
}

/** A file beside another, of a sort that is known without looking it up. */
function neighbor(specifier: string, parent: string): ResolveFnOutput | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const found = { url: new URL(specifier, parent).href, shortCircuit: true };
  if (parent.startsWith(drizzle)) return { ...found, format: 'module' };
  const isOwn = specifier.endsWith('.ts') && workspaceOf(parent) !== undefined;
  return isOwn ? { ...found, format: 'module-typescript' } : undefined;
}

const packages = new Map<string, ResolveFnOutput>();

/** A package that files of ours import, looked up once for all of one workspace. */
function ownPackage(
  specifier: string,
  { parentURL = '', conditions }: ResolveHookContext,
  lookUp: () => ResolveFnOutput,
): ResolveFnOutput | undefined {
  const workspace = workspaceOf(parentURL);
  if (!workspace || specifier.startsWith('.') || !conditions.includes('import')) return undefined;
  const key = `${workspace} ${specifier}`;
  const found = packages.get(key) ?? { ...lookUp(), shortCircuit: true };
  packages.set(key, found);
  return found;
}

// For each import of each file Node 24 asks the disk what it leads to and reads the package.json that is in charge, Drizzle's
// 180 KB anew each time: half a second in all, and more than 200 MB. (To go when Node keeps what it has read.)
registerHooks({
  resolve(specifier, context, next) {
    return (
      neighbor(specifier, context.parentURL ?? '') ??
      ownPackage(specifier, context, () => next(specifier, context)) ??
      next(specifier, context)
    );
  },
});
