import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attachDatabase } from '../db/engine/attach.ts';
import type { Database } from '../db/engine/database.ts';
import { readMigrationState } from '../db/migrate.ts';
import { refuseOtherTables } from '../db/other-tables.ts';
import { pgBossJobs } from '../jobs/pg-boss.ts';
import { errorCode } from '../lib/error-code.ts';
import { callOf } from '../start/call-of.ts';
import type { Env } from '../start/env.ts';
import { tellFailure } from '../start/failure.ts';
import { SettingError } from '../start/setting-error.ts';
import { type Finding, problem, warning } from './finding.ts';

/** The oldest supported version of PostgreSQL, as it reports itself. */
const OLDEST = 150_000;
const NO_TABLES = ['3F000', '42P01'];
const LATE_SECONDS = 900;
const AHEAD =
  'A newer version of Lensemble has upgraded the database: start that version again, or restore a backup from before the upgrade.';
const BEHIND =
  'The tables are those of an older version: make a backup, then the next start upgrades them.';

const noDatabaseIn = (dataDir: string) =>
  `There is no database in the data folder ${dataDir} yet: the first start makes one. If you have one already, set DATA_DIR or DATABASE_URL as for the server.`;

interface Known {
  readonly findings: Finding[];
  /** How much the clock of the database server is ahead of ours, in milliseconds. */
  readonly clockAhead: number | undefined;
}

export async function checkDatabase(env: Env): Promise<Known> {
  const isNew = env.databaseUrl === undefined && !existsSync(join(env.dataDir, 'database'));
  if (isNew) return { findings: [warning(noDatabaseIn(env.dataDir))], clockAhead: undefined };
  try {
    const database = await attachDatabase({ ...env, databaseWait: 0 });
    try {
      return await examine(database, env);
    } finally {
      await database.close();
    }
  } catch (error) {
    return { findings: [problem(tellFailure(error))], clockAhead: undefined };
  }
}

async function examine(database: Database, env: Env): Promise<Known> {
  const { pool, engine } = database;
  const asked = Date.now();
  const { rows } = await pool.query<{ version: number; now: Date }>(
    `select current_setting('server_version_num')::int as version, clock_timestamp() as now`,
  );
  const [{ version = OLDEST, now = new Date() } = {}] = rows;
  const versions = version < OLDEST ? [tooOld(version)] : [];
  const findings = [
    ...versions,
    ...(await tablesOf(database, env)),
    ...(await queuesOf(database, env)),
    ...(await operatorsOf(database, env)),
  ];
  const middle = (asked + Date.now()) / 2;
  return {
    findings,
    clockAhead: engine === 'external' ? now.getTime() - middle : undefined,
  };
}

const tooOld = (version: number) =>
  problem(
    `The database server is PostgreSQL ${Math.floor(version / 10_000)}: update it to version 15 or newer.`,
  );

async function tablesOf({ pool }: Database, { databaseSchema: schema }: Env): Promise<Finding[]> {
  try {
    const state = await readMigrationState(pool, { schema });
    if (state === 'current') return [];
    return state === 'ahead' ? [problem(AHEAD)] : [warning(BEHIND)];
  } catch (error) {
    if (error instanceof SettingError) return [problem(error.message)];
    if (!NO_TABLES.includes(errorCode(error) ?? '')) throw error;
    return refuseOtherTables(pool, schema).then(
      () => [],
      (refusal: unknown) => [problem(tellFailure(refusal))],
    );
  }
}

async function queuesOf({ pool }: Database, env: Env): Promise<Finding[]> {
  const queues = await pgBossJobs(pool, env).listQueues();
  const failed = queues.filter((queue) => queue.failed > 0).map(({ name }) => name);
  const late = queues.filter(({ ageSeconds }) => ageSeconds >= LATE_SECONDS);
  return [
    ...(failed.length > 0
      ? [
          warning(
            `Background work has failed (${failed.join(', ')}): read the log, then run "${callOf('admin', 'jobs')}" and "${callOf('admin', 'retry all')}".`,
          ),
        ]
      : []),
    ...(late.length > 0
      ? [
          warning(
            `Background work is late (${late.map(({ name }) => name).join(', ')}): check that a server runs, and read its log.`,
          ),
        ]
      : []),
  ];
}

async function operatorsOf({ pool }: Database, { operators }: Env): Promise<Finding[]> {
  const { rows } = await pool
    .query<{ email: string }>(
      'select email from users where email_verified and email = any($1::text[])',
      [operators],
    )
    .catch((error: unknown) => {
      if (NO_TABLES.includes(errorCode(error) ?? '')) return { rows: [] };
      throw error;
    });
  const known = new Set(rows.map(({ email }) => email));
  return operators
    .filter((email) => !known.has(email))
    .map((email) =>
      warning(
        `OPERATORS names ${email}, but no account has confirmed this address: sign up with it, and open the link in the email or run "${callOf('admin', `confirm ${email}`)}".`,
      ),
    );
}
