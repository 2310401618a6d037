import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder of the caller's own, with a migrated and empty embedded database. */
export async function copyDataFolder(): Promise<string> {
  const { server, name } = inject('databaseTemplate');
  if (server) throw new Error('This run is about an external PostgreSQL server');
  const dataDir = await mkdtemp(join(tmpdir(), 'lensemble-test-'));
  await cp(join(name, 'database'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}
