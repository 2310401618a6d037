import pg from 'pg';
import type { Env } from '../start/env.ts';

export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

interface Address {
  readonly server: string;
  /** The URL of a connection pooler in transaction mode before that server, which keeps no statements. */
  readonly pooler: string | undefined;
}

/** The settings with which the app reaches a database of the server. */
export const settingsOf = (
  { server, pooler }: Address,
  name: string,
): Pick<Env, 'databaseUrl' | 'listenUrl' | 'keepsStatements'> => ({
  databaseUrl: withDatabase(pooler ?? server, name),
  listenUrl: pooler && withDatabase(server, name),
  keepsStatements: !pooler,
});

/** A pooler keeps connections to a database that its clients have left. */
export const dropOnServer = ({ server, pooler }: Address, name: string): Promise<void> =>
  onServer(server, `drop database "${name}"${pooler ? ' with (force)' : ''}`);

export async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
