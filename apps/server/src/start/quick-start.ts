import './keep-wasm-code.ts';
import {
  enableCompileCache,
  type ResolveFnOutput,
  type ResolveHookContext,
  registerHooks,
} from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/*
 * Makes the start faster. Import it first, and import dynamically what it should speed up.
 */

enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url)));

// V8 counts the bytes of WebAssembly that a function executes, and optimizes it at this number (default: 13 million). A
// start would pass the default: what it optimizes then takes 25 MB and a fifth of a second. Load still passes this number.
setFlagsFromString('--wasm-tiering-budget=200000000');

const drizzle = new URL('./', import.meta.resolve('drizzle-orm')).href;
const repository = new URL('../../../../', import.meta.url).href;

/** The workspace of a file, such as `apps/server`; undefined for a file of a package. */
function workspaceOf(file: string): string | undefined {
  if (!file.startsWith(repository) || file.includes('/node_modules/')) return undefined;
  return file.slice(repository.length).split('/', 2).join('/');
}

/** Resolves a relative import whose format is known without reading the disk. */
function neighbor(specifier: string, parent: string): ResolveFnOutput | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const found = { url: new URL(specifier, parent).href, shortCircuit: true };
  if (parent.startsWith(drizzle)) return { ...found, format: 'module' };
  const isOwn = specifier.endsWith('.ts') && workspaceOf(parent) !== undefined;
  return isOwn ? { ...found, format: 'module-typescript' } : undefined;
}

const packages = new Map<string, ResolveFnOutput>();

/** Resolves a package that our files import, once for each workspace. */
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

// For each import, Node 24 asks the disk where it leads and reads the package.json that applies; it reads Drizzle's 180 KB
// each time. That costs half a second and more than 200 MB. Remove this once Node caches what it has read.
registerHooks({
  resolve(specifier, context, next) {
    return (
      neighbor(specifier, context.parentURL ?? '') ??
      ownPackage(specifier, context, () => next(specifier, context)) ??
      next(specifier, context)
    );
  },
});
