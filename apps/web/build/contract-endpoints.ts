import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = '@lensemble/contract/';
const SPLIT = '\0contract-split:';
const ENDPOINTS = '\0contract-endpoints:';

/**
 * Splits the contract's modules for the browser. Endpoints and catalogs lose their schemas, because a call needs only
 * method and path; other exports stay in the module. This way only screens that validate a form load zod.
 */
export function contractEndpoints(): Plugin {
  return {
    name: 'contract-endpoints',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id) {
      if (id.startsWith(ENDPOINTS)) return id;
      const isSplit = id.startsWith(CONTRACT) && (await endpointsOf(id)).length > 0;
      return isSplit ? { id: SPLIT + id, moduleSideEffects: false } : undefined;
    },
    async load(id) {
      if (id.startsWith(ENDPOINTS)) {
        const endpoints = await endpointsOf(id.slice(ENDPOINTS.length));
        return endpoints.map(([key, value]) => `export const ${key} = ${bare(value)};`).join('\n');
      }
      if (!id.startsWith(SPLIT)) return undefined;
      const name = id.slice(SPLIT.length);
      const keys = (await endpointsOf(name)).map(([key]) => key);
      const file = JSON.stringify(fileURLToPath(import.meta.resolve(name)));
      return `export { ${keys} } from '${ENDPOINTS}${name}'; export * from ${file};`;
    },
  };
}

const endpointsOf = async (name: string) =>
  Object.entries(await import(name)).filter(
    ([, value]) => isEndpoint(value) || (isObject(value) && Object.values(value).some(isEndpoint)),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown) => isObject(value) && 'method' in value && 'path' in value;

/** An endpoint or a catalog as JSON. It keeps only strings and leaves out schemas and server rules. */
const bare = (value: unknown) =>
  JSON.stringify(value, (key, part) =>
    key === '' || typeof part === 'string' || isEndpoint(part) ? part : undefined,
  );
