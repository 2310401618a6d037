import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { startDatabase } from '../db/engine/database.ts';
import { copyDataFolder } from './data-folder.ts';
import { onServer, withDatabase } from './external-server.ts';

async function startOnCopy(): Promise<Database> {
  const dataDir = await copyDataFolder();
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function copyOnServer(server: string, template: string): Promise<Database> {
  const name = `test_${randomUUID()}`;
  await onServer(server, `create database "${name}" template "${template}"`);
  const database = await startDatabase({ dataDir: '', databaseUrl: withDatabase(server, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database "${name}"`);
    },
  };
}

/**
 * A migrated, empty database of the caller's own, on the engine that the run is about. Close it in `afterAll`.
 * One for each test file is enough: tests keep apart by making their own teams.
 */
export function testDatabase(): Promise<Database> {
  const { server, name } = inject('databaseTemplate');
  return server ? copyOnServer(server, name) : startOnCopy();
}
