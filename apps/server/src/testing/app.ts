import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { languages } from '@lensemble/messages/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { Database } from '../db/engine/database.ts';
import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { pgBossJobs } from '../jobs/pg-boss.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Env } from '../start/env.ts';
import { facebookSettings, readFacebook } from '../start/settings/facebook.ts';
import { googleSettings, readGoogle } from '../start/settings/google.ts';
import { mapSettings, readMaps } from '../start/settings/maps.ts';
import { quotaSettings, readQuotas } from '../start/settings/quotas.ts';
import { testDatabase } from './database.ts';

/** The real server with a separate database. It does not listen. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly env: Env;
  readonly jobs: Jobs;
  close(): Promise<void>;
}

interface Overrides {
  readonly env?: Partial<Env>;
  readonly webRoot?: string;
  readonly deps?: Partial<Deps>;
  readonly logTo?: Writable;
  readonly metrics?: (database: Database) => Metrics;
  readonly extend?: (app: FastifyInstance) => void;
}

export const testEnv: Env = {
  port: 3000,
  host: 'localhost',
  dataDir: '/nonexistent',
  publicUrl: 'http://localhost:3000',
  databaseUrl: undefined,
  listenUrl: undefined,
  databaseSchema: undefined,
  databaseWait: 0,
  keepsStatements: true,
  backups: false,
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
  languages,
  // No external maps and weather unless a test enables them.
  maps: readMaps(z.object(mapSettings).parse({ MAP_TILES_URL: 'off', WEATHER_URL: 'off' })),
  metrics: undefined,
  operators: [],
  quotas: readQuotas(z.object(quotaSettings).parse({})),
};

/**
 * Builds the app for a test file, with a separate database and data folder. Close it in `afterAll`. Rate limits are off
 * unless `env` enables them.
 */
export async function testApp(overrides: Overrides = {}): Promise<TestApp> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'lensemble-app-'));
  const database = await testDatabase();
  const { listenUrl } = database;
  const env = { ...testEnv, dataDir: ownFolder, listenUrl, ...overrides.env };
  const jobs = overrides.deps?.jobs ?? pgBossJobs(database.pool);
  const deps = { ...overrides.deps, jobs };
  const app = await boot(env, database, { ...overrides, deps }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    database,
    env,
    jobs,
    async close() {
      await app.close();
      await database.close();
      await rm(ownFolder, { recursive: true });
    },
  };
}

async function boot(env: Env, database: Database, overrides: Overrides): Promise<FastifyInstance> {
  const { webRoot, deps, extend, logTo, metrics } = overrides;
  const app = await buildApp({
    env,
    database,
    ...(webRoot && { webRoot }),
    ...(deps && { overrides: deps }),
    ...(logTo && { logTo }),
    metrics: metrics?.(database),
  });
  extend?.(app);
  await app.ready();
  return app;
}
