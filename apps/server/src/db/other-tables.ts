import type { PoolClient } from 'pg';
import { SettingError } from '../start/setting-error.ts';

/** A table of the schema that new tables go to. Extensions may have tables there. */
const ONE_TABLE = `
  select c.relname as name from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (
      select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname limit 1`;

const NO_OTHER_SCHEMA =
  'set DATABASE_URL to an empty database, or set DATABASE_SCHEMA=lensemble, which keeps the tables of Lensemble apart.';
const NOT_THIS_SCHEMA =
  'set DATABASE_SCHEMA to the name of a schema that does not exist yet, or DATABASE_URL to an empty database.';

const refusal = (table: string, schema: string | undefined) =>
  new SettingError(
    schema === undefined
      ? `The database of DATABASE_URL has tables of another program, such as "${table}": ${NO_OTHER_SCHEMA}`
      : `The schema "${schema}" has tables of another program, such as "${table}": ${NOT_THIS_SCHEMA}`,
  );

/** @throws SettingError if the schema for the tables of Lensemble has others */
export async function refuseOtherTables(
  client: Pick<PoolClient, 'query'>,
  schema: string | undefined,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(ONE_TABLE);
  const [table] = rows;
  if (table) throw refusal(table.name, schema);
}

/** For a journal of migrations that has none of ours: the default name belongs to every program that uses Drizzle. */
export const otherJournal = (schema: string | undefined) => refusal('__drizzle_migrations', schema);
