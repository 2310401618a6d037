import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { type Database, startDatabase } from '../db/engine/database.ts';
import { copyDataFolder } from './data-folder.ts';
import { dropOnServer, onServer, settingsOf } from './external-server.ts';

/** Missing in the types of Node. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

/** Its server is reached at `listenUrl`, if a pooler is before it. */
export interface TestDatabase extends Database {
  readonly listenUrl: string | undefined;
}

let engineCode: Promise<object> | undefined;

/** The compiled engine. While it is referenced, all engines of this process share it. */
async function compileEngine(): Promise<object> {
  const file = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(file));
}

async function startOnCopy(): Promise<TestDatabase> {
  engineCode ??= compileEngine();
  await engineCode;
  const dataDir = await copyDataFolder();
  const database = await startDatabase({ dataDir, databaseUrl: undefined });
  return {
    ...database,
    listenUrl: undefined,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function copyOnServer(
  address: { server: string; pooler: string | undefined },
  template: string,
): Promise<TestDatabase> {
  const name = `test_${randomUUID()}`;
  await onServer(address.server, `create database "${name}" template "${template}"`);
  const settings = settingsOf(address, name);
  const database = await startDatabase({ dataDir: '', ...settings });
  return {
    ...database,
    listenUrl: settings.listenUrl,
    async close() {
      await database.close();
      await dropOnServer(address, name);
    },
  };
}

/**
 * A migrated, empty database on the engine of this run. Close it in `afterAll`. One per test file is enough: tests
 * create separate teams.
 */
export function testDatabase(): Promise<TestDatabase> {
  const { server, pooler, name } = inject('databaseTemplate');
  return server ? copyOnServer({ server, pooler }, name) : startOnCopy();
}
