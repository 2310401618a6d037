import { fileURLToPath } from 'node:url';
import { type Language, languages, localeOf, PSEUDO } from '@lensemble/messages/languages';
import { createServer, createServerModuleRunner, type InlineConfig, type Plugin } from 'vite';

/** All languages that pages are built in. */
export const pageLanguages: readonly Language[] = [...languages, PSEUDO];

/** The module that knows the language of the page. */
export const LANGUAGE_MODULE = fileURLToPath(
  import.meta.resolve('@lensemble/messages/page-language'),
);

/** Reads the language anew each time the module runs. `page` is the name of the global variable that has it. */
const chosenLanguage = (page: string): Plugin => ({
  name: 'chosen-language',
  load: (id) =>
    id === LANGUAGE_MODULE
      ? `export const { pageLanguage, pageLocale } = globalThis.${page};`
      : undefined,
});

let runs = 0;

/**
 * Runs a module of the pages in each language, as the build needs it for HTML. The modules are transformed once and run
 * once per language.
 */
export async function inEachLanguage<Module, Result>(
  file: string,
  { plugins = [], ...config }: InlineConfig,
  run: (module: Module) => Result,
): Promise<ReadonlyMap<Language, Result>> {
  // Runs at the same time must not see each other's language.
  const page = `lensemblePage${runs++}`;
  const server = await createServer({
    ...config,
    plugins: [chosenLanguage(page), ...plugins],
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const results = new Map<Language, Result>();
  try {
    for (const pageLanguage of pageLanguages) {
      Object.assign(globalThis, { [page]: { pageLanguage, pageLocale: localeOf(pageLanguage) } });
      runner.clearCache();
      results.set(pageLanguage, run(await runner.import<Module>(file)));
    }
  } finally {
    await server.close();
  }
  return results;
}
