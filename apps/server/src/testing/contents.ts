import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { filesOf } from '../ports/storage/port.ts';

type Client = Pick<ClientBase, 'query'>;

/** All rows of all tables in the schema of the connection, as texts in order. It reads the list of tables from the database. */
export async function rowsIn(client: Client): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and relname <> '__drizzle_migrations' order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

/** The jobs that wait, as texts in order. */
export async function jobsIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ job: string }>(
    `select concat_ws(' ', id, name, data) as job from pgboss.job
     where state = 'created' and jsonb_typeof(data) = 'object' order by 1`,
  );
  return rows.map(({ job }) => job);
}

/** The paths of all files that the pictures in the database have, in order. */
export async function filesFor(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ url: string }>('select url from images');
  return rows
    .flatMap(({ url }) => filesOf(url))
    .map(({ kind, name }) => join(kind, name))
    .sort();
}

/** The content of all stored pictures by path. */
export async function picturesIn(dataDir: string): Promise<Map<string, Buffer>> {
  const root = join(dataDir, 'storage/shoot-images/public');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((each) => join(each.parentPath, each.name));
  const read = async (file: string) => [file.slice(root.length + 1), await readFile(file)] as const;
  return new Map(await Promise.all(files.sort().map(read)));
}
