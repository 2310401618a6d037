import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { errorCode } from '../lib/error-code.ts';
import { SettingError } from '../start/setting-error.ts';
import { otherJournal, refuseOtherTables } from './other-tables.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary number that only migrations use. It must be the same on all servers of a database. */
const LOCK = 5_110_041_924;

/** The default of drizzle-kit. With a schema of its own, everything is in there. */
export const JOURNAL_SCHEMA = 'drizzle';
const NO_SCHEMA = '3F000';
const NO_TABLE = '42P01';
const NOT_ALLOWED = '42501';
/** Of an extension that is not there: since PostgreSQL 16, and before. */
const NOT_SUPPORTED = '0A000';
const NO_FILE = '58P01';

const NO_EXTENSION =
  'The PostgreSQL server of DATABASE_URL lacks the extension btree_gist: install its package of additional modules, usually "postgresql-contrib".';
const ADVICE: Readonly<Record<string, string>> = {
  [NOT_ALLOWED]:
    'The user in DATABASE_URL may not create tables: make that user the owner of the database.',
  [NOT_SUPPORTED]: NO_EXTENSION,
  [NO_FILE]: NO_EXTENSION,
};

const TIMEOUT_MS = 24 * 3_600_000;

export interface Migration {
  tag: string;
  when: number;
}

const journals = new Map<string, Migration[]>();

export function readJournal(folder = migrationsFolder): Migration[] {
  const read = () => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
  const journal = journals.get(folder) ?? read();
  journals.set(folder, journal);
  return journal;
}

type Client = Pick<PoolClient, 'query'>;

/** Where the tables are. */
export interface Place {
  readonly folder?: string;
  /** Undefined: the default schema of the user. */
  readonly schema?: string | undefined;
}

interface Upgrade extends Place {
  /** Is called if there are migrations to apply, and prevents them by an error. */
  readonly beforeChange?: () => Promise<void>;
}

const journalIn = (schema = JOURNAL_SCHEMA) => `"${schema}".__drizzle_migrations`;

/** The migrations that the database lacks, and the number of those that only newer versions know. */
async function compare(client: Client, all: Migration[], { schema }: Place) {
  const table = journalIn(schema);
  const { rows } = await client.query<{ when: string }>(`select created_at "when" from ${table}`);
  const applied = new Set(rows.map((row) => Number(row.when)));
  const pending = all.filter(({ when }) => !applied.delete(when));
  if (applied.size > 0 && pending.length === all.length) throw otherJournal(schema);
  return { pending, newer: applied.size };
}

async function listPending(client: Client, all: Migration[], place: Place): Promise<Migration[]> {
  const { pending, newer } = await compare(client, all, place);
  if (newer > 0) {
    throw new SettingError(
      'The database was upgraded by a newer version of Lensemble: start that version again, or restore a backup from before the upgrade.',
    );
  }
  return pending;
}

async function isCurrent(pool: Pool, all: Migration[], place: Place): Promise<boolean> {
  try {
    return (await listPending(pool, all, place)).length === 0;
  } catch (error) {
    if ([NO_SCHEMA, NO_TABLE].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
}

/** Migrations, and waiting for those of another server, must not time out. */
export const withoutTimeout = (text: string, values?: unknown[]) => ({
  text,
  query_timeout: TIMEOUT_MS,
  ...(values && { values }),
});

async function apply(client: PoolClient, place: Place, { tag, when }: Migration): Promise<void> {
  const { folder = migrationsFolder, schema } = place;
  const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  // drizzle-kit writes the default schema into references.
  const own = schema === undefined ? sql : sql.replaceAll('"public".', `"${schema}".`);
  await client.query(withoutTimeout(own));
  await client.query(`insert into ${journalIn(schema)} (hash, created_at) values ($1, $2)`, [
    hash,
    when,
  ]);
}

/** Unlike `create schema if not exists`, this needs no right to create one that is there. */
async function provideSchema(client: PoolClient, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 where to_regnamespace($1) is not null', [name]);
  if (rowCount === 0) await client.query(`create schema "${name}"`);
}

/**
 * Applies the migrations of a list that the database lacks, in the caller's transaction. Until its end, no other server
 * migrates.
 * @throws SettingError if the database has migrations that are not in the list, or tables of another program
 */
export async function applyMigrations(
  client: PoolClient,
  all: Migration[],
  place: Place = {},
): Promise<void> {
  const { schema } = place;
  await client.query('set local statement_timeout = 0');
  // Migrations are no activity of a team. Pending triggers would keep a migration from changing a table that it wrote to.
  await client.query("set local lensemble.activity = 'off'; set constraints all immediate");
  await client.query(withoutTimeout('select pg_advisory_xact_lock($1)', [LOCK]));
  await provideSchema(client, schema ?? JOURNAL_SCHEMA);
  if (!(await hasJournal(client, schema))) await refuseOtherTables(client, schema);
  await client.query(
    `create table if not exists ${journalIn(schema)} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of await listPending(client, all, place))
    await apply(client, place, migration);
}

/** The migrations of a database, oldest first; none if it is empty. */
export async function listApplied(client: Client, schema: string | undefined): Promise<number[]> {
  if (!(await hasJournal(client, schema))) return [];
  const applied = await client.query<{ when: string }>(
    `select created_at "when" from ${journalIn(schema)} order by created_at`,
  );
  return applied.rows.map(({ when }) => Number(when));
}

async function hasJournal(client: Client, schema: string | undefined): Promise<boolean> {
  const found = 'select 1 where to_regclass($1) is not null';
  return (await client.query(found, [journalIn(schema)])).rowCount === 1;
}

async function bringUpToDate(pool: Pool, { beforeChange, ...place }: Upgrade): Promise<void> {
  const all = readJournal(place.folder);
  if (await isCurrent(pool, all, place)) return;
  await beforeChange?.();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await applyMigrations(client, all, place);
    await client.query('commit');
  } catch (error) {
    // If the connection is lost there is nothing to roll back, and the first error is the informative one.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Applies all pending migrations in one transaction, one server at a time.
 * @throws SettingError if a newer version has migrated the database, it has tables of another program, the user may not
 * create tables, or the database server lacks an extension
 */
export async function migrate(pool: Pool, upgrade: Upgrade = {}): Promise<void> {
  try {
    await bringUpToDate(pool, upgrade);
  } catch (error) {
    const advice = ADVICE[errorCode(error) ?? ''];
    throw advice === undefined ? error : new SettingError(advice, { cause: error });
  }
}

export type MigrationState = 'current' | 'behind' | 'ahead';

/** Which version of the product the tables are from. @throws if there are none, or the database does not answer */
export async function readMigrationState(pool: Pool, place: Place = {}): Promise<MigrationState> {
  const { pending, newer } = await compare(pool, readJournal(place.folder), place);
  if (newer > 0) return 'ahead';
  return pending.length > 0 ? 'behind' : 'current';
}
