import { createReadStream } from 'node:fs';
import { mkdir, open as openFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import {
  type Client,
  columnsOf,
  knownMigrations,
  quoted,
  sequencesOf,
  tablesAfter,
} from './catalog.ts';
import { asLines, copyOut } from './copy-out.ts';
import { writeLines } from './lines.ts';
import { type CopiedRows, type CopiedTable, JOBS, QUEUE_NAME, rowsMember } from './manifest.ts';

type Schema = string | undefined;

/** Tables are copied in ranges of pages with about this many bytes, so that one of any size needs little memory. */
const RANGE_BYTES = 1_000_000;
const RANGE_PAGES = { first: 8, most: 1_024 };
const PORTION_ROWS = 200;

/** The addresses of pictures that the copied rows show. */
const PICTURES_SHOWN =
  'select url from images union select avatar_url from profiles where avatar_url is not null';

/**
 * What waits to be done, such as emails. Regular tasks have no data, and start again by themselves, as does what pg-boss
 * notes for itself to start them. What was under way counts as waiting, as after a crash.
 */
const jobsWaiting = (table: string) => `
  select id, name, data from ${table}
  where state < 'completed' and jsonb_typeof(data) = 'object' and name ~ '${QUEUE_NAME.source}'`;

const URLS = 'urls.jsonl';

/** All rows of one instant, in files. */
export interface RowsCopy {
  readonly rows: CopiedRows;
  /** A member: the rows of a table, or the jobs. */
  open(member: string): Readable;
  /** The addresses of the pictures, as lines. */
  openUrls(): Readable;
}

/** Types have the same text on both engines, whatever the settings of the session. */
export const plainTexts = [
  "set local datestyle = 'ISO'",
  "set local timezone = 'UTC'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
].join('; ');

/** Writes the rows of a query to a file, each as an array of texts and nulls. @returns how many */
async function copyQuery(client: Client, query: string, path: string): Promise<number> {
  const lines = await writeLines(path);
  let copied = 0;
  try {
    await client.query(`declare copied no scroll cursor for ${query}`);
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({
        text: `fetch ${PORTION_ROWS} from copied`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      for (const row of rows) lines.add(row);
      await lines.flush();
      copied += rows.length;
    }
    await client.query('close copied');
    return copied;
  } finally {
    await lines.close();
  }
}

async function countPages(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size(to_regclass($1)) / current_setting('block_size')::int)::int as pages`,
    [quoted(table)],
  );
  return rows[0]?.pages ?? 0;
}

/** Writes the rows of a table to a file, as the database gives them. @returns how many */
async function copyPages(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  path: string,
): Promise<number> {
  const pages = await countPages(client, table);
  const names = columns.map(quoted).join(', ');
  const file = await openFile(path, 'wx', 0o600);
  let copied = 0;
  let range = RANGE_PAGES.first;
  try {
    for (let page = 0; page < pages; ) {
      const end = page + range;
      const content: Buffer[] = [];
      const isIn = `ctid >= '(${page},0)' and ctid < '(${end},0)'`;
      const query = `select ${names} from ${quoted(table)} where ${isIn}`;
      await copyOut(client, `copy (${query}) to stdout`, (row) => void content.push(row));
      const bytes = Buffer.concat(content);
      await file.appendFile(bytes);
      copied += content.length;
      page = end;
      range = Math.ceil(Math.min(RANGE_PAGES.most, (range * RANGE_BYTES) / (bytes.length + 1)));
    }
    return copied;
  } finally {
    await file.close();
  }
}

async function copyTable(client: PoolClient, table: string, folder: string): Promise<CopiedTable> {
  const columns = (await columnsOf(client, table)).map(({ name }) => name);
  if (columns.length === 0) throw new Error(`The database lacks the table ${table}`);
  const rows = await copyPages(client, table, columns, join(folder, rowsMember(table)));
  return { name: table, columns, rows };
}

async function copyJobs(client: Client, folder: string, schema: Schema): Promise<number> {
  const table = `${quoted(jobsSchema(schema))}.job`;
  const { rows } = await client.query<{ found: string | null }>(
    'select to_regclass($1)::text as found',
    [table],
  );
  const query = rows[0]?.found
    ? `select id::text, name::text, data::text from (${jobsWaiting(table)}) waiting`
    : 'select null where false';
  return copyQuery(client, query, join(folder, JOBS));
}

async function readSequences(client: Client, tables: readonly string[]) {
  const found: CopiedRows['sequences'] = [];
  for (const { table, column, sequence } of await sequencesOf(client, tables)) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    for (const { last, isCalled } of rows) found.push({ table, column, last, isCalled });
  }
  return found;
}

async function copyAll(client: PoolClient, folder: string, schema: Schema): Promise<CopiedRows> {
  const migrations = await knownMigrations(client, schema);
  const names = tablesAfter(migrations.at(-1) as (typeof migrations)[number]);
  const tables: CopiedTable[] = [];
  for (const name of names) tables.push(await copyTable(client, name, folder));
  await copyQuery(client, `select url::text from (${PICTURES_SHOWN}) shown`, join(folder, URLS));
  return {
    migrations: migrations.map(({ tag, when }) => ({ tag, when })),
    tables,
    sequences: await readSequences(client, names),
    jobs: await copyJobs(client, folder, schema),
  };
}

/**
 * Copies all rows of one instant into files. The embedded engine has one session, so that all other requests wait for
 * that time; the rows are therefore only fetched and written, and everything else comes later.
 * @param schema where the tables are; undefined: the default of the database user
 * @param onInstant is called inside the transaction, for tests that compare with the same instant
 */
export async function copyRows(
  pool: Pool,
  folder: string,
  schema: Schema,
  onInstant?: (client: PoolClient) => Promise<void>,
): Promise<RowsCopy> {
  await mkdir(join(folder, 'rows'), { recursive: true, mode: 0o700 });
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local statement_timeout = 0; ${plainTexts}`);
    const rows = await copyAll(client, folder, schema);
    await onInstant?.(client);
    await client.query('commit');
    const open = (member: string) => createReadStream(join(folder, member));
    const openMember = (member: string) => (member === JOBS ? open(JOBS) : asLines(open(member)));
    return { rows, open: openMember, openUrls: () => open(URLS) };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
