import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = '@lensemble/contract/';
const VIEW = '\0contract-endpoints:';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@lensemble\/contract\/([\w-]+)["'];?/g;
const DECLARATION =
  /export const (\w+) = defineEndpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)',\s*access: '(\w+)',/g;
const CATALOGUE = /export const (\w+) = defineCatalogue\(\{\s*path: '([^']+)',\s*kind: '([^']+)',/g;

interface EndpointView {
  readonly name: string;
  readonly source: string;
}

/**
 * Gives the browser the endpoints and catalogues of the contract without their schemas, as calling one takes no more than its method
 * and path. Only screens that check a form then carry zod (22 KB brotli). Types are not touched.
 */
export function contractEndpoints(): Plugin {
  return {
    name: 'contract-endpoints',
    apply: 'build',
    resolveId: (id) => (id.startsWith(VIEW) ? id : undefined),
    async load(id) {
      if (!id.startsWith(VIEW)) return undefined;
      const views = await endpointsOf(id.slice(VIEW.length));
      return views.map((view) => view.source).join('\n');
    },
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(CONTRACT)) return undefined;
      return { code: await splitImports(code), map: null };
    },
  };
}

async function endpointsOf(file: string): Promise<EndpointView[]> {
  const path = fileURLToPath(import.meta.resolve(CONTRACT + file));
  const text = await readFile(path, 'utf8');
  const views = [...text.matchAll(DECLARATION)].map(([, name = '', method, address, access]) => ({
    name,
    source: `export const ${name} = ${JSON.stringify({ method, path: address, access })};`,
  }));
  if (views.length !== text.split('export const').filter(declaresEndpoint).length) {
    throw new Error(`${path} declares an endpoint in another form than method, path, access first`);
  }
  return [...views, ...cataloguesOf(text)];
}

const declaresEndpoint = (declaration: string) => declaration.includes('= defineEndpoint(');

/** The calls of a catalogue all follow from its path, as `defineCatalogue` has them. */
function cataloguesOf(text: string): EndpointView[] {
  return [...text.matchAll(CATALOGUE)].map(([, name = '', path = '', kind]) => {
    const call = (method: string, rest = '') => ({ method, path: path + rest, access: 'team' });
    const view = {
      kind,
      list: call('GET'),
      create: call('POST'),
      update: call('PATCH', '/:id'),
      remove: call('DELETE', '/:id'),
      duplicate: call('POST', '/:id/duplicate'),
    };
    return { name, source: `export const ${name} = ${JSON.stringify(view)};` };
  });
}

async function splitImports(code: string): Promise<string> {
  let result = code;
  for (const [statement, names = '', file = ''] of code.matchAll(IMPORT)) {
    if (file === 'endpoint') continue;
    const endpoints = new Set((await endpointsOf(file)).map((view) => view.name));
    const all = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    const isEndpoint = (name: string) => endpoints.has(name.split(' as ')[0] ?? '');
    const parts = [
      { from: CONTRACT + file, names: all.filter((name) => !isEndpoint(name)) },
      { from: VIEW + file, names: all.filter(isEndpoint) },
    ];
    const imports = parts
      .filter((part) => part.names.length > 0)
      .map((part) => `import { ${part.names.join(', ')} } from ${JSON.stringify(part.from)};`);
    result = result.replace(statement, imports.join(' '));
  }
  return result;
}
