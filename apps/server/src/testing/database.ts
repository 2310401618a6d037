import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { type Database, startDatabase } from '../db/engine/database.ts';
import { copyDataFolder } from './data-folder.ts';
import { onServer, withDatabase } from './external-server.ts';

/** Missing in the types of Node. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

let engineCode: Promise<object> | undefined;

/** The compiled engine. While it is referenced, all engines of this process share it. */
async function compileEngine(): Promise<object> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

async function startOnCopy(): Promise<Database> {
  engineCode ??= compileEngine();
  await engineCode;
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
 * A migrated, empty database on the engine of this run. Close it in `afterAll`. One per test file is enough: tests
 * create separate teams.
 */
export function testDatabase(): Promise<Database> {
  const { server, name } = inject('databaseTemplate');
  return server ? copyOnServer(server, name) : startOnCopy();
}
