import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { facebookSettings, readFacebook } from '../settings/facebook.ts';
import { googleSettings, readGoogle } from '../settings/google.ts';
import { mapSettings, readMaps } from '../settings/maps.ts';
import { testDatabase } from './database.ts';

/** The real server on a database of its own, never listening. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly env: Env;
  close(): Promise<void>;
}

interface Overrides {
  readonly env?: Partial<Env>;
  readonly webRoot?: string;
  readonly deps?: Partial<Deps>;
  /** Adds to the app before it is ready. */
  readonly extend?: (app: FastifyInstance) => void;
}

export const testEnv: Env = {
  port: 3000,
  host: 'localhost',
  dataDir: '/nonexistent',
  publicUrl: 'http://localhost:3000',
  databaseUrl: undefined,
  authSecret: 'a secret for tests alone, of more than 32 characters',
  signups: 'open',
  trustProxy: false,
  logLevel: 'silent',
  rateLimits: false,
  listCache: true,
  s3: undefined,
  smtp: undefined,
  mailFrom: { name: 'Lensemble', address: 'no-reply@localhost' },
  emailConfirmation: false,
  google: readGoogle(z.object(googleSettings).parse({}), () => ''),
  facebook: readFacebook(z.object(facebookSettings).parse({})),
  hosted: undefined,
  // Nothing out there is asked unless a test says so.
  maps: readMaps(z.object(mapSettings).parse({ MAP_TILES_URL: 'off', WEATHER_URL: 'off' })),
};

/**
 * Builds the app for a test file, with a data folder of its own; close it in `afterAll`. Rate limits are off unless `env`
 * says otherwise.
 */
export async function testApp(overrides: Overrides = {}): Promise<TestApp> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'lensemble-app-'));
  const env = { ...testEnv, dataDir: ownFolder, ...overrides.env };
  const database = await testDatabase();
  const app = await boot(env, database, overrides).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    database,
    env,
    async close() {
      await app.close();
      await database.close();
      await rm(ownFolder, { recursive: true });
    },
  };
}

async function boot(env: Env, database: Database, overrides: Overrides): Promise<FastifyInstance> {
  const { webRoot, deps, extend } = overrides;
  const app = await buildApp({
    env,
    database,
    ...(webRoot && { webRoot }),
    ...(deps && { overrides: deps }),
  });
  extend?.(app);
  await app.ready();
  return app;
}
