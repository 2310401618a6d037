import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * The most bytes of compressed scripts that a page may load before it is usable. Lower them when a page gets smaller. The names
 * of files change with any change of a script and compress differently, by some 40 bytes.
 */
const MOST_BYTES = { '/shoots': 141_100 } as const;
/** The most bytes of scripts that a long board loads right after it, with those that every page loads. */
const MOST_SOON_BYTES = 20_150;
/** The most bytes of the script of *On set*, which a phone runs before it shows anything. */
const MOST_ON_SET_BYTES = 122_300;
/** What loads these scripts without being asked to. */
const SOON = [
  /\/lib\/live\/follow-team\.ts$/,
  /\/components\/ui\/toaster\.tsx$/,
  /\/components\/errors\/server-banner\.tsx$/,
  /\/shoots\/lib\/move-mutation\.ts$/,
  /\/@tanstack\/react-virtual\/.*\/index\.js$/,
];

const SCRIPT = /"(\/assets\/[^"]+\.js)"/g;

/** Fails the build if the scripts of a page have grown past their size. Put it after `precompress`. */
export function scriptSizes(): Plugin {
  let folder = '';
  let soon: readonly string[] = [];
  return {
    name: 'script-sizes',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      // Vite removes scripts that only import styles.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const found = SOON.map((id) =>
          chunks.find(({ moduleIds }) => moduleIds.some((own) => id.test(own))),
        );
        if (found.includes(undefined))
          this.error('A script that loads after the board is called otherwise now');
        soon = [...new Set(found.flatMap((chunk) => (chunk ? withImports(chunk, bundle) : [])))];
      },
    },
    // A build that fails writes no bundle.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const scriptsOf = async (page: string) =>
          [...(await readFile(join(folder, page), 'utf8')).matchAll(SCRIPT)].map(
            ([, file = '']) => file,
          );
        const preloads = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8'));
        const always = await scriptsOf('index.html');
        const sum = async (files: Iterable<string>) => {
          const sizes = await Promise.all([...files].map((file) => sentBytes(join(folder, file))));
          return sizes.reduce((bytes, size) => bytes + size, 0);
        };
        const onSet = await sum(await scriptsOf('on-set.html'));
        this.info(`On set loads ${onSet} bytes of scripts`);
        if (onSet > MOST_ON_SET_BYTES)
          this.error(
            `On set loads ${onSet} bytes of scripts, at most ${MOST_ON_SET_BYTES}: a module may have brought zod along, see constants.ts of the contract`,
          );
        for (const [page, most] of Object.entries(MOST_BYTES)) {
          const first = new Set<string>([...always, ...preloads[page]]);
          const bytes = await sum(first);
          const later = await sum(
            soon.map((file) => `/${file}`).filter((file) => !first.has(file)),
          );
          this.info(`${page} loads ${bytes} bytes of scripts, and ${later} right after`);
          if (bytes > most)
            this.error(
              `${page} loads ${bytes} bytes of scripts, at most ${most}: load what its first screen does not need when it is needed, see lateCode and lazyDialog`,
            );
          if (later > MOST_SOON_BYTES)
            this.error(
              `${page} loads ${later} bytes of scripts right after its first screen, at most ${MOST_SOON_BYTES}: load them when they are needed, see lateCode`,
            );
        }
      },
    },
  };
}

/** Small files are not compressed. */
async function sentBytes(path: string): Promise<number> {
  const file = await stat(`${path}.br`).catch(() => stat(path));
  return file.size;
}

/** The files of a chunk and of what it imports at once. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const imported = chunk.imports.map((name) => bundle[name]);
  return [
    chunk.fileName,
    ...imported.flatMap((next) => (next?.type === 'chunk' ? withImports(next, bundle) : [])),
  ];
}
