import '../start/keep-wasm-code.ts';
import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../db/engine/database.ts';
import { makeImage } from '../db/make-image.ts';
import { migrate } from '../db/migrate.ts';
import { onServer, withDatabase } from './external-server.ts';

export interface DatabaseTemplate {
  /** The URL of a PostgreSQL server. Undefined: the embedded engine. */
  server: string | undefined;
  /** The URL of a connection pooler before it, which the tests then go through. */
  pooler: string | undefined;
  /** The template database on that server, or the folder of an image. */
  name: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

async function makeOnServer(server: string): Promise<DatabaseTemplate> {
  const name = `template_${randomUUID()}`;
  await onServer(server, `create database "${name}"`);
  const database = await startDatabase({ dataDir: '', databaseUrl: withDatabase(server, name) });
  await migrate(database.pool);
  await database.close();
  return { server, pooler: process.env.TEST_POOLER_URL || undefined, name };
}

/** Migrates one database for the whole run; `testDatabase()` copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL || undefined;
  const template = server
    ? await makeOnServer(server)
    : { server: undefined, pooler: undefined, name: await makeImage() };
  project.provide('databaseTemplate', template);
  return async () => {
    if (server) await onServer(server, `drop database "${template.name}"`);
  };
}
