import type { Plugin } from 'vite';
import { makeCities } from './map-base/cities.ts';
import { makeLand } from './map-base/land.ts';

const ADDRESSES = /[\\/]components[\\/]map[\\/]own[\\/]base-files\.ts$/;
const ADDRESS = /["']\/map-base\/(\w+)\.json["']/g;

/** Writes the shapes and names of the own map as files. base-files.ts holds their addresses. */
export function mapBase(): Plugin {
  let isBuild = false;
  let made: Promise<Map<string, string>> | undefined;
  const files = () => {
    made ??= makeFiles();
    return made;
  };
  return {
    name: 'map-base',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async transform(code, id) {
      if (!isBuild || !ADDRESSES.test(id)) return undefined;
      const references = new Map<string, string>();
      for (const [name, source] of await files()) {
        references.set(name, this.emitFile({ type: 'asset', name: `${name}.json`, source }));
      }
      const withFile = (_: string, name: string) =>
        `import.meta.ROLLUP_FILE_URL_${references.get(name)}`;
      return { code: code.replace(ADDRESS, withFile), map: null };
    },
    configureServer(server) {
      server.middlewares.use('/map-base', async (request, response) => {
        const name = /^\/(\w+)\.json/.exec(request.url ?? '')?.[1] ?? '';
        response.setHeader('content-type', 'application/json');
        response.end((await files()).get(name));
      });
    },
  };
}

async function makeFiles(): Promise<Map<string, string>> {
  const parts = { land: await makeLand(), ...makeCities() };
  return new Map(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
}
