import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { errorCode } from '../error-code.ts';
import { SettingError } from '../setting-error.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number will do, if all servers on a database use the same and nothing else does. */
const LOCK = 5_110_041_924;

/** The table that drizzle-kit's own commands use. */
const TABLE = 'drizzle.__drizzle_migrations';
const NO_SCHEMA = '3F000';
const NO_TABLE = '42P01';
const NOT_ALLOWED = '42501';

const PATIENCE_MS = 24 * 3_600_000;

interface Migration {
  tag: string;
  /** Tells migrations apart, in the journal and in the table. */
  when: number;
}

function readJournal(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return journal.entries;
}

/** The migrations that the database still needs, in order. */
async function listPending(
  client: Pick<PoolClient, 'query'>,
  all: Migration[],
): Promise<Migration[]> {
  const { rows } = await client.query<{ when: string }>(`select created_at "when" from ${TABLE}`);
  const applied = new Set(rows.map((row) => Number(row.when)));
  const pending = all.filter(({ when }) => !applied.delete(when));
  if (applied.size > 0) {
    throw new SettingError(
      'The database was made by a newer version of Lensemble: start that version again, or restore the backup from before it.',
    );
  }
  return pending;
}

async function isCurrent(pool: Pool, all: Migration[]): Promise<boolean> {
  try {
    return (await listPending(pool, all)).length === 0;
  } catch (error) {
    if ([NO_SCHEMA, NO_TABLE].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** Migrations take the time that they need, and so does waiting for those of another server. */
const slowly = (text: string, values?: unknown[]) => ({
  text,
  query_timeout: PATIENCE_MS,
  ...(values && { values }),
});

async function apply(client: PoolClient, folder: string, { tag, when }: Migration): Promise<void> {
  const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  await client.query(slowly(sql));
  await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
}

async function applyPending(client: PoolClient, folder: string, all: Migration[]): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query(slowly('select pg_advisory_xact_lock($1)', [LOCK]));
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of await listPending(client, all)) await apply(client, folder, migration);
  await client.query('commit');
}

async function bringUpToDate(pool: Pool, folder: string): Promise<void> {
  const all = readJournal(folder);
  if (await isCurrent(pool, all)) return;
  const client = await pool.connect();
  try {
    await applyPending(client, folder, all);
  } catch (error) {
    // Where the connection is gone there is nothing to roll back, and the first error tells more.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Brings the database to the state that this version of the code expects: all of it or nothing, one server at a time.
 * @throws SettingError if a newer version has been there, or the user may not make tables
 */
export async function migrate(pool: Pool, folder = migrationsFolder): Promise<void> {
  try {
    await bringUpToDate(pool, folder);
  } catch (error) {
    if (errorCode(error) !== NOT_ALLOWED) throw error;
    throw new SettingError(
      'The user in DATABASE_URL may not create tables: make that user the owner of the database.',
      { cause: error },
    );
  }
}
