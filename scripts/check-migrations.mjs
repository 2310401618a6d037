import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** The server's folder. Tests pass a copy; the default is below the working directory. */
const server = resolve(process.argv[2] ?? 'apps/server');
const migrations = join(server, 'src/db/migrations');

const listSql = (folder) => readdirSync(folder).filter((name) => name.endsWith('.sql'));

/** Fails unless the migrations produce the tables of `db/schema`: generates the missing migrations into a copy. */
const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
try {
  cpSync(migrations, folder, { recursive: true });
  const out = relative(server, folder);
  const args = [
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    './src/db/schema/*.ts',
    '--out',
    out,
  ];
  const {
    error,
    stdout = '',
    stderr = '',
  } = spawnSync('drizzle-kit', args, {
    cwd: server,
    encoding: 'utf8',
    input: '',
  });
  const known = new Set(listSql(migrations));
  const missing = listSql(folder).filter((name) => !known.has(name));
  // It ends with 0 where it fails or asks whether something was renamed: only this sentence says that nothing changed.
  if (missing.length === 0 && !stdout.includes('No schema changes')) {
    console.error(error?.message ?? stdout + stderr);
    process.exitCode = 1;
  } else if (missing.length > 0) {
    console.error(
      'The tables have changed. Run `npx drizzle-kit generate` in apps/server, and read the SQL:\n',
    );
    for (const name of missing) console.error(readFileSync(join(folder, name), 'utf8'));
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
