import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The most bytes of compressed scripts that a page may load before it is usable. Lower them when a page gets smaller. */
const MOST_BYTES = { '/shoots': 160_000 } as const;

/** Fails the build if the scripts of a page have grown past their size. Put it after `precompress`. */
export function scriptSizes(): Plugin {
  let folder = '';
  return {
    name: 'script-sizes',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        // The build reports the failure itself.
        if (failure) return;
        const html = await readFile(join(folder, 'index.html'), 'utf8');
        const preloads = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8'));
        const always = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
        for (const [page, most] of Object.entries(MOST_BYTES)) {
          const files = new Set<string>([...always, ...preloads[page]]);
          const sizes = await Promise.all([...files].map((file) => sentBytes(join(folder, file))));
          const bytes = sizes.reduce((sum, size) => sum + size, 0);
          if (bytes > most)
            this.error(
              `${page} loads ${bytes} bytes of scripts, at most ${most}: load what its first screen does not need when it is needed, see lateCode and lazyDialog`,
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
