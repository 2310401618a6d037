import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import {
  JOURNAL_SCHEMA,
  listApplied,
  type Migration,
  migrationsFolder,
  readJournal,
} from '../db/migrate.ts';
import { jobsSchema } from '../jobs/jobs-schema.ts';
import { SettingError } from '../start/setting-error.ts';

export type Client = Pick<ClientBase, 'query'>;

export interface Column {
  readonly name: string;
  /** As it stands in a statement, such as `timestamp with time zone`. */
  readonly type: string;
}

/** A quoted name for a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The migrations of a database, as this version knows them. @throws SettingError if it has others, or none */
export async function knownMigrations(
  client: Client,
  schema: string | undefined,
): Promise<Migration[]> {
  const applied = new Set(await listApplied(client, schema));
  if (applied.size === 0)
    throw new SettingError('The database has no tables of Lensemble: start the server once first.');
  const known = readJournal().filter(({ when }) => applied.delete(when));
  if (applied.size > 0)
    throw new SettingError(
      'The database was upgraded by a newer version of Lensemble: use the commands of that version.',
    );
  return known;
}

interface StoredSnapshot {
  readonly tables: Readonly<Record<string, { readonly name: string }>>;
}

/**
 * All tables after a migration, from the snapshot that drizzle-kit derives from the schema and stores with it. No list
 * can forget a table.
 */
export function tablesAfter({ tag }: Migration): string[] {
  const file = join(migrationsFolder, 'meta', `${tag.slice(0, 4)}_snapshot.json`);
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as StoredSnapshot;
  return Object.values(tables).map(({ name }) => name);
}

/** The columns that a row is stored with: all but those that the database computes. */
export async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [quoted(table)],
  );
  return rows;
}

export interface Sequence {
  readonly table: string;
  readonly column: string;
  /** The name of the sequence, quoted. */
  readonly sequence: string;
}

/** The sequences that number the rows of tables. */
export async function sequencesOf(client: Client, tables: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select * from (
       select t.name as table, a.attname as column,
         pg_get_serial_sequence(quote_ident(t.name), a.attname) as sequence
       from unnest($1::text[]) t (name)
       join pg_attribute a on a.attrelid = to_regclass(quote_ident(t.name)) and a.attnum > 0
       where not a.attisdropped
     ) found where sequence is not null order by 1, 2`,
    [tables],
  );
  return rows;
}

/** Whether nothing is in the schema of the tables, nor in the schemas beside it. */
export async function isEmpty(client: Client, schema: string | undefined): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select not exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in (coalesce($1, current_schema()), $2, $3)
         and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
         and not exists (
           select from pg_depend d where d.objid = c.oid and d.deptype = 'e' and d.classid = 'pg_class'::regclass
         )
     ) as "isEmpty"`,
    // A schema that does not exist yet is not the current one.
    [schema, schema ?? JOURNAL_SCHEMA, jobsSchema(schema)],
  );
  return rows[0]?.isEmpty ?? false;
}
