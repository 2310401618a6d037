import type { Pool } from 'pg';

/**
 * Notes which tables rows are written to, from now on. What is rolled back is not noted.
 * @returns gives the tables since the last call
 */
export async function noteWrites(pool: Pool): Promise<() => Promise<string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  await pool.query(`
    create table written_rows (name text);
    create function note_write() returns trigger language plpgsql as
      $$ begin insert into written_rows values (tg_table_name); return null; end $$;
    ${tables
      .map(
        ({ name }) => `create trigger note_write after insert or update or delete on ${name}
          for each row execute function note_write();`,
      )
      .join('\n')}`);
  return async () => {
    const { rows } = await pool.query<{ name: string }>(
      'with taken as (delete from written_rows returning name) select distinct name from taken order by 1',
    );
    return rows.map(({ name }) => name);
  };
}
