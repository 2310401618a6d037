import pg from 'pg';
import { SettingError } from '../start/setting-error.ts';
import { leaveOut, type Tell } from './report.ts';
import {
  type ColumnSpec,
  columnsOf,
  knownColumns,
  type Row,
  type SourceTable,
  schemaOf,
  sourceTables,
} from './source-tables.ts';

const CONNECT_MS = 10_000;
const QUERY_MS = 120_000;
const ROWS_AT_ONCE = 500;

/** The settings make a query fail that row security would hide rows from. */
const BEGIN = `
  begin isolation level repeatable read read only;
  set local row_security = off;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC';
  set local extra_float_digits = 1`;

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The rows of the hosted system at one instant. */
export interface Source {
  /** Whether the accounts can be read. */
  readonly hasUsers: boolean;
  all<Table extends SourceTable>(table: Table): AsyncGenerator<Row<Table>>;
  /** The rows of one team, the oldest first. `team`: its id as the tables have it. */
  ofTeam<Table extends SourceTable>(table: Table, team: string): AsyncGenerator<Row<Table>>;
  /** The ids of rows that belong to no team or shoot. */
  orphans(table: SourceTable): AsyncGenerator<string>;
  close(): Promise<void>;
}

type Present = ReadonlyMap<SourceTable, ReadonlySet<string>>;

const nameOf = (table: SourceTable) => `${schemaOf(table)}.${table}`;
const quoted = (name: string) => `"${name}"`;

function selected(spec: ColumnSpec, isThere: boolean): string {
  const { name } = spec;
  const column = `s.${quoted(name)}`;
  if (!isThere) return `null as ${quoted(name)}`;
  if ('why' in spec) return `coalesce(${column}::text, '') <> '' as ${quoted(name)}`;
  if (spec.kind === 'moment') return `to_char(${column}, ${MOMENT}) as ${quoted(name)}`;
  if (spec.kind === 'list' || spec.kind === 'json') return `to_json(${column}) as ${quoted(name)}`;
  return `${column}::${spec.kind === 'flag' ? 'boolean' : 'text'} as ${quoted(name)}`;
}

/** Says what is missing of the tables. @returns their columns */
async function readColumns(client: pg.Client, tell: Tell): Promise<Present> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, json_agg(a.attname) as columns
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname || '.' || c.relname = any($1) and a.attnum > 0 and not a.attisdropped group by 1`,
    [sourceTables.map(nameOf)],
  );
  const found = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
  const missing = sourceTables.filter((table) => table !== 'users' && !found.has(nameOf(table)));
  if (missing.length > 0)
    throw new SettingError(
      `The database that --database names has no table ${missing.map(nameOf).join(', ')}: name the database of the hosted system.`,
    );
  for (const table of sourceTables.filter((each) => each !== 'users'))
    for (const field of found.get(nameOf(table)) ?? [])
      if (!knownColumns(table).includes(field))
        tell({ table, id: '*', field, was: null, became: null, why: 'This column is not known' });
  return new Map(sourceTables.map((table) => [table, found.get(nameOf(table)) ?? new Set()]));
}

async function canReadUsers(client: pg.Client): Promise<boolean> {
  await client.query('savepoint users');
  try {
    await client.query('select id, email, raw_user_meta_data from auth.users limit 1');
    await client.query('release savepoint users');
    return true;
  } catch (error) {
    // Of SQL: no such table, or no permission. Anything else is a failure.
    if (!(error instanceof pg.DatabaseError)) throw error;
    await client.query('rollback to savepoint users');
    return false;
  }
}

function toRow<Table extends SourceTable>(
  table: Table,
  read: Readonly<Record<string, unknown>>,
  tell: Tell,
): Row<Table> {
  const row: Record<string, unknown> = {};
  for (const spec of columnsOf(table)) {
    const value = read[spec.name];
    if ('why' in spec) {
      const { name: field, why } = spec;
      const id = String(read.id);
      if (value) tell({ table, id, field, was: '(not shown)', became: null, why });
    } else {
      row[spec.name] = spec.kind === 'number' && value !== null ? Number(value) : value;
    }
  }
  return row as Row<Table>;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** SQLSTATE insufficient_privilege: the user may not read a table, or row security would hide rows. */
const isForbidden = (cause: unknown) => cause instanceof pg.DatabaseError && cause.code === '42501';

function lost(cause: unknown): never {
  if (isForbidden(cause))
    throw new SettingError(
      `The user that --database names may not read all rows (${reasonOf(cause)}): name one that may read all tables and that row security does not apply to.`,
      { cause },
    );
  throw new SettingError(
    `The database of the hosted system could not be read to the end (${reasonOf(cause)}). Run the command again: it goes on where it stopped.`,
    { cause },
  );
}

function sourceOf(client: pg.Client, present: Present, hasUsers: boolean, tell: Tell): Source {
  async function* read<T>(query: string, params: readonly string[]): AsyncGenerator<T> {
    const ask = (text: string, values: readonly string[] = []) =>
      client.query(text, [...values]).catch(lost);
    await ask(`declare source_rows no scroll cursor for ${query}`, params);
    for (;;) {
      const { rows } = await ask(`fetch ${ROWS_AT_ONCE} from source_rows`);
      for (const row of rows) yield row as T;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await ask('close source_rows');
  }
  async function* rowsOf<Table extends SourceTable>(table: Table, where: string, params: string[]) {
    const there = present.get(table) ?? new Set();
    const columns = columnsOf(table).map((spec) => selected(spec, there.has(spec.name)));
    const order = ['created_at', 'id'].filter((name) => there.has(name)).map((name) => `s.${name}`);
    const query = `select ${columns.join(', ')} from ${nameOf(table)} s where ${where} order by ${order.join(', ')}`;
    for await (const row of read<Record<string, unknown>>(query, params))
      yield toRow(table, row, tell);
  }
  const isOfShoot = (table: SourceTable) => present.get(table)?.has('shoot_id') ?? false;
  return {
    hasUsers,
    all: (table) => rowsOf(table, 'true', []),
    ofTeam: (table, team) =>
      rowsOf(
        table,
        isOfShoot(table)
          ? 's.shoot_id in (select h.id from public.shoots h where h.team_id = $1)'
          : 's.team_id = $1',
        [team],
      ),
    async *orphans(table) {
      const parent = isOfShoot(table)
        ? 'public.shoots h join public.teams t on t.id = h.team_id where h.id = s.shoot_id'
        : 'public.teams t where t.id = s.team_id';
      const query = `select s.id::text as id from ${nameOf(table)} s
        where not exists (select from ${parent}) order by 1`;
      for await (const { id } of read<{ id: string }>(query, [])) yield id;
    },
    async close() {
      await client.end();
    },
  };
}

/** The public part of an address. */
const publicPart = (url: string) =>
  url
    .replace(/^.*?:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/\?.*$/, '');

/** @throws SettingError if the database cannot be read, or is another one */
export async function openSource(url: string, tell: Tell): Promise<Source> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'lensemble import',
  });
  // A connection that breaks fails the query that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(BEGIN);
    const hasUsers = await canReadUsers(client);
    return sourceOf(client, await readColumns(client, tell), hasUsers, tell);
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof SettingError) throw error;
    const reason = reasonOf(error);
    throw new SettingError(
      `The database of the hosted system at ${publicPart(url)} cannot be read (${reason}): check --database.`,
      { cause: error },
    );
  }
}

/** Reports the rows of a table that belong to nothing. */
export async function tellOrphans(source: Source, table: SourceTable, tell: Tell): Promise<void> {
  for await (const id of source.orphans(table))
    leaveOut({ table, id, tell }, 'Its team or its shoot does not exist');
}
