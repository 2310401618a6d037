import '../start/keep-wasm-code.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../db/engine/database.ts';
import { migrate } from '../db/migrate.ts';
import { onServer, withDatabase } from './external-server.ts';

export interface DatabaseTemplate {
  /** The URL of a PostgreSQL server. Undefined: the embedded engine. */
  server: string | undefined;
  /** The template database on that server, or the path of a data folder. */
  name: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

async function migrateOnce(env: Parameters<typeof startDatabase>[0]): Promise<void> {
  const database = await startDatabase(env);
  await migrate(database.pool);
  await database.close();
}

async function makeFolder(): Promise<DatabaseTemplate> {
  const name = await mkdtemp(join(tmpdir(), 'lensemble-template-'));
  await migrateOnce({ dataDir: name, databaseUrl: undefined });
  return { server: undefined, name };
}

async function makeOnServer(server: string): Promise<DatabaseTemplate> {
  const name = `template_${randomUUID()}`;
  await onServer(server, `create database "${name}"`);
  await migrateOnce({ dataDir: '', databaseUrl: withDatabase(server, name) });
  return { server, name };
}

/** Migrates one database for the whole run; `testDatabase()` copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL || undefined;
  const template = server ? await makeOnServer(server) : await makeFolder();
  project.provide('databaseTemplate', template);
  return async () => {
    if (server) await onServer(server, `drop database "${template.name}"`);
    else await rm(template.name, { recursive: true });
  };
}
