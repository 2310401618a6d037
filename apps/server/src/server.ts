import './start/quick-start.ts';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Database, startDatabase } from './db/engine/database.ts';
import { type Env, readEnv, readHints } from './start/env.ts';
import { tellFailure } from './start/failure.ts';
import { listen } from './start/listening.ts';
import { stopOnSignal } from './start/stopping.ts';
import { tell } from './start/tell.ts';

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

interface Started {
  app: FastifyInstance;
  closeDatabase(): Promise<void>;
}

/** Imports the app while the database starts. */
async function start(env: Env): Promise<Started> {
  const [database, { migrate }, { buildApp }] = await Promise.all([
    startDatabase(env),
    import('./db/migrate.ts'),
    import('./app.ts'),
  ]);
  const metrics = await startMetrics(env, database);
  await migrate(database.pool, {
    schema: env.databaseSchema,
    beforeChange: async () => {
      const { backUpBeforeUpgrade } = await import('./backups/automatic.ts');
      await backUpBeforeUpgrade(env, database.pool, tell);
    },
  });
  const app = await buildApp({ env, database, webRoot, metrics });
  return { app, closeDatabase: database.close };
}

/** Imports what measures only where it is asked for. */
async function startMetrics({ metrics: place }: Env, database: Database) {
  if (!place) return undefined;
  const [{ makeMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/listening.ts'),
  ]);
  const metrics = makeMetrics(database);
  await serveMetrics(metrics, place);
  return metrics;
}

try {
  const env = readEnv();
  for (const hint of readHints()) tell(hint);
  const { app, closeDatabase } = await start(env);
  const listening = await listen(app, env);
  stopOnSignal(app, listening, closeDatabase);
  process.stdout.write(`Lensemble is ready at ${listening.address}\n`);
  const trouble = await app.checkStorage();
  if (trouble) tell(`Pictures cannot be saved. ${trouble}.`);
} catch (error) {
  tell(tellFailure(error));
  process.exit(1);
}
