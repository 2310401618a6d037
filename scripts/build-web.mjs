import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = 'apps/web/dist';
const stamp = join(root, output, '.built-from');
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist']);

function listFiles(folder, path) {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  return entries
    .filter(({ name }) => !notSources.has(name) && !name.startsWith('.') && !name.includes('.gen.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${path}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, file) : [file];
    });
}

export function fingerprint(folder = root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of source.includes('.') ? [source] : listFiles(folder, source)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes the database that new data folders start with. Without it, a first start takes some seconds longer. */
function makeDatabaseImage() {
  const script = join(root, 'apps/server/src/db/image-main.ts');
  return once(spawn(process.execPath, [script], { stdio: 'ignore' }), 'exit');
}

/** Builds the web pages if their sources have changed. An interrupted build does not count. */
export async function buildWebIfStale() {
  const now = fingerprint();
  if (builtFrom() === now) return;
  console.log('Building the web pages…');
  const built = spawnSync('npm', ['run', 'build', '--workspace', '@lensemble/web'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
  if (built.status !== 0) {
    console.error(`${built.stdout}${built.stderr}`);
    throw new Error('The web pages could not be built: see the error above.');
  }
  // Afterwards, because both together would take more memory than small machines have.
  await makeDatabaseImage();
  writeFileSync(stamp, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWebIfStale();
