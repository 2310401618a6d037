import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, startDatabase } from '../db/engine/database.ts';
import { localFolderStorage } from '../ports/storage/local-folder.ts';
import type { ImageStorage } from '../ports/storage/port.ts';
import type { Env } from '../start/env.ts';
import { testEnv } from './app.ts';
import { copyDataFolder } from './data-folder.ts';
import { dropOnServer, onServer, settingsOf } from './external-server.ts';

/** A data folder with its database, on the engine of this run. Unlike a `testDatabase`, it can be opened again. */
export interface Installation {
  readonly env: Env;
  readonly storage: ImageStorage;
  /** Starts the database, as the server does. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

const { server, pooler, name: template } = inject('databaseTemplate');

async function onDatabase(sql: (name: string) => string): Promise<Partial<Env>> {
  if (!server) return {};
  const name = `test_${randomUUID()}`;
  await onServer(server, sql(name));
  return settingsOf({ server, pooler }, name);
}

function installation(dataDir: string, overrides: Partial<Env>): Installation {
  const env = { ...testEnv, dataDir, ...overrides };
  return {
    env,
    storage: localFolderStorage(dataDir),
    open: () => startDatabase(env),
    async remove() {
      await rm(dataDir, { recursive: true });
      if (!server || !env.databaseUrl) return;
      await dropOnServer({ server, pooler }, new URL(env.databaseUrl).pathname.slice(1));
    },
  };
}

/** The same settings as variables, for a command. */
export const variablesOf = ({ dataDir, databaseUrl, keepsStatements }: Env): NodeJS.ProcessEnv => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  PREPARED_STATEMENTS: keepsStatements ? 'on' : 'off',
});

const newFolder = () => mkdtemp(join(tmpdir(), 'lensemble-test-'));

/** With all tables, and no rows. */
export async function freshInstallation(): Promise<Installation> {
  const overrides = await onDatabase((name) => `create database "${name}" template "${template}"`);
  return installation(server ? await newFolder() : await copyDataFolder(), overrides);
}

/** With nothing, not even a secret. */
export async function emptyInstallation(): Promise<Installation> {
  const overrides = await onDatabase((name) => `create database "${name}"`);
  return installation(await newFolder(), { ...overrides, authSecret: '' });
}
