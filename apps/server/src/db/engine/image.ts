import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../migrate.ts';

/** Built like the web pages, and like them not in the repository. */
const built = fileURLToPath(new URL('../../../dist', import.meta.url));

/** The folder of the image: an empty database of this version of the engine, with these migrations. */
export function imageFolder(folder = built): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256');
  hash.update(readFileSync(join(dirname(engine), '../package.json')));
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')))
    hash.update(`\0${file}\0`).update(readFileSync(join(migrationsFolder, file)));
  return join(folder, `database-${hash.digest('hex').slice(0, 16)}`);
}
