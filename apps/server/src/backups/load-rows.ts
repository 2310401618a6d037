import type { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { ArchiveError } from '../archives/zip-reader.ts';
import {
  applyMigrations,
  type Migration,
  type Place,
  readJournal,
  withoutTimeout,
} from '../db/migrate.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { type Column, columnsOf, quoted, sequencesOf, tablesAfter } from './catalog.ts';
import { plainTexts } from './copy-rows.ts';
import { readLines } from './lines.ts';
import { type CopiedRows, type CopiedTable, JOBS, QUEUE_NAME, rowsMember } from './manifest.ts';

const PORTION_ROWS = 1_000;
const PORTION_BYTES = 1_000_000;

/** Copied rows, wherever they are. */
export interface LoadedRows {
  readonly rows: CopiedRows;
  open(member: string): Readable | Promise<Readable>;
}

/** Older archives can also have what pg-boss noted for itself. */
const OF_PG_BOSS = /^__pgboss__[a-z-]{1,50}$/;
const job = z.tuple([
  z.uuid(),
  z.union([z.string().regex(QUEUE_NAME), z.string().regex(OF_PG_BOSS)]),
  z.string(),
]);

const foreign = () =>
  new ArchiveError('The archive does not fit the tables of the version that it names.');

/** @throws ArchiveError if a newer version made the copy */
export function knownTo(migrations: CopiedRows['migrations']): Migration[] {
  const wanted = new Map(migrations.map(({ when, tag }) => [when, tag]));
  const known = readJournal().filter(({ when }) => wanted.delete(when));
  const [unknown] = wanted.values();
  if (unknown !== undefined)
    throw new ArchiveError(
      `A newer version of Lensemble made the archive (its database has ${unknown}): restore it with that version.`,
    );
  return known;
}

async function* portions(content: Readable, width: number): AsyncGenerator<unknown[]> {
  const row = z.array(z.string().nullable()).length(width);
  let portion: unknown[] = [];
  let bytes = 0;
  for await (const line of readLines(content)) {
    const read = row.safeParse(line);
    if (!read.success) throw foreign();
    portion.push(read.data);
    bytes += read.data.reduce((sum, text) => sum + (text?.length ?? 0), 0);
    if (portion.length < PORTION_ROWS && bytes < PORTION_BYTES) continue;
    yield portion;
    portion = [];
    bytes = 0;
  }
  if (portion.length > 0) yield portion;
}

/** The columns of a table in the order of the copy. Names of a copy get into a statement only if the database has them. */
async function columnsFor(client: PoolClient, table: CopiedTable): Promise<Column[]> {
  const columns = new Map((await columnsOf(client, table.name)).map((each) => [each.name, each]));
  const ordered = table.columns.flatMap((name) => columns.get(name) ?? []);
  const isSame = ordered.length === table.columns.length && columns.size === ordered.length;
  if (!isSame || new Set(table.columns).size !== table.columns.length) throw foreign();
  return ordered;
}

async function loadTable(client: PoolClient, from: LoadedRows, table: CopiedTable): Promise<void> {
  const columns = await columnsFor(client, table);
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ type }, index) => `(r->>${index})::${type}`).join(', ');
  const insert = `insert into ${quoted(table.name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) r`;
  let loaded = 0;
  for await (const portion of portions(await from.open(rowsMember(table.name)), columns.length)) {
    await client.query(withoutTimeout(insert, [JSON.stringify(portion)]));
    loaded += portion.length;
  }
  if (loaded !== table.rows) throw foreign();
}

interface Rule {
  readonly drop: string;
  readonly add: string;
}

/** Foreign keys, which are checked together at the end: tables refer to each other in both directions. */
async function foreignKeysOf(client: PoolClient, tables: readonly string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f'
       and conrelid in (select to_regclass(quote_ident(name)) from unnest($1::text[]) t (name))
     order by oid`,
    [tables],
  );
  return rows;
}

async function setSequences(client: PoolClient, { tables, sequences }: CopiedRows) {
  const names = tables.map(({ name }) => name);
  for (const { table, column, sequence } of await sequencesOf(client, names)) {
    const copied = sequences.find((each) => each.table === table && each.column === column);
    if (!copied) throw foreign();
    const { last, isCalled } = copied;
    await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, last, isCalled]);
  }
}

async function loadTables(client: PoolClient, from: LoadedRows, last: Migration): Promise<void> {
  const { tables } = from.rows;
  const names = tablesAfter(last);
  const copied = new Set(tables.map(({ name }) => name));
  const isSame = copied.size === tables.length && names.every((name) => copied.has(name));
  if (!isSame || names.length !== copied.size) throw foreign();
  const keys = await foreignKeysOf(client, names);
  for (const { drop } of keys) await client.query(drop);
  // Triggers note what a write means for other rows, which are copied too.
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  for (const table of tables) await loadTable(client, from, table);
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { add } of keys) await client.query(withoutTimeout(add));
  await setSequences(client, from.rows);
}

/** Those of the product. pg-boss notes anew what it needs. */
async function readJobs(from: LoadedRows): Promise<z.infer<typeof job>[]> {
  const jobs: z.infer<typeof job>[] = [];
  for await (const line of readLines(await from.open(JOBS))) {
    const read = job.safeParse(line);
    if (!read.success) throw foreign();
    jobs.push(read.data);
  }
  if (jobs.length !== from.rows.jobs) throw foreign();
  return jobs.filter(([, name]) => QUEUE_NAME.test(name));
}

/** Loads all rows in one transaction. */
async function load(
  client: PoolClient,
  from: LoadedRows,
  place: Place,
  addJobs: () => Promise<void>,
) {
  const known = knownTo(from.rows.migrations);
  await client.query('begin');
  await client.query(plainTexts);
  await applyMigrations(client, known, place);
  await loadTables(client, from, known.at(-1) as Migration);
  await applyMigrations(client, readJournal(), place);
  await addJobs();
  await client.query('commit');
}

/**
 * Fills an empty database with a copy in one transaction: makes the tables as they were, loads them, and brings them up
 * to date as an update would.
 * @param schema where the tables are; undefined: the default of the database user
 * @throws ArchiveError if the copy does not fit; the database then stays empty
 */
export async function loadRows(
  pool: Pool,
  from: LoadedRows,
  jobs: Jobs,
  schema: string | undefined,
): Promise<void> {
  const waiting = await readJobs(from);
  // Their tables are not part of the transaction.
  for (const queue of new Set(waiting.map(([, name]) => name))) await jobs.prepare(queue);
  const client = await pool.connect();
  try {
    await load(client, from, { schema }, async () => {
      const tx = drizzle({ client });
      for (const [id, name, data] of waiting) await jobs.add(tx, name, JSON.parse(data), id);
    });
    await client.query(withoutTimeout('analyze'));
  } catch (error) {
    await client.query('rollback').catch(() => {});
    if (waiting.length > 0)
      await client.query(`drop schema if exists ${quoted(jobsSchema(schema))} cascade`);
    throw error;
  } finally {
    client.release();
    await jobs.stop();
  }
}
