import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../lib/error-code.ts';
import { isUnavailable } from '../../lib/is-unavailable.ts';
import { SettingError } from '../../start/setting-error.ts';
import { nameStatements } from './naming-client.ts';
import { OWN_CLIENT } from './own-client.ts';
import { PORT } from './socket-folder.ts';

/** Eight keep the single session busy (twice the reads per second of four). More only wait for each other. */
const EMBEDDED_CONNECTIONS = 8;
const EXTERNAL_CONNECTIONS = 10;
/** The timeout for a connection or a statement. Loading a whole list takes a tenth of a second. */
const TIMEOUT_MS = 10_000;
/** The client times out after the server, whose own timeout error keeps the connection usable. */
const CLIENT_GRACE_MS = 1_000;
const RETRY_MS = 500;

function makePool(config: pg.PoolConfig, keepsStatements = true): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks fails its query, or is replaced if it is idle. Without listeners it would end the process:
  // the pool's is for idle connections, that of the client also for those in the middle of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (keepsStatements) nameStatements(client);
  });
  return pool;
}

export function embeddedPool(host: string): pg.Pool {
  return makePool({
    host,
    // Without these, variables such as PGPORT would count, which an operator sets for another server.
    port: PORT,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    application_name: OWN_CLIENT,
    max: EMBEDDED_CONNECTIONS,
    idleTimeoutMillis: 0,
  });
}

function publicPart(databaseUrl: string): string {
  const rest = databaseUrl.replace(/^postgres(ql)?:\/\//, '').replace(/\?.*$/, '');
  return rest.slice(rest.lastIndexOf('@') + 1);
}

interface ExternalOptions {
  /** Milliseconds for a connection or a statement. */
  readonly timeoutMs?: number;
  /** Some connection poolers give each transaction another session, in which a kept statement is missing. */
  readonly keepsStatements?: boolean;
  /** The schema of the tables; undefined: the default of the user. */
  readonly schema?: string | undefined;
  /** Milliseconds to wait for a server that does not accept connections yet. */
  readonly wait?: number;
}

/** @throws SettingError if the server is not usable */
export async function externalPool(
  databaseUrl: string,
  { timeoutMs = TIMEOUT_MS, keepsStatements = true, wait = 0, schema }: ExternalOptions = {},
): Promise<pg.Pool> {
  const config = {
    connectionString: databaseUrl,
    max: EXTERNAL_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs + CLIENT_GRACE_MS,
    keepAlive: true,
    // Connection poolers reject this setting as a startup parameter.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`set statement_timeout = ${timeoutMs}${searchPath(schema)}`);
    },
  };
  const pool = makePool(config, keepsStatements);
  const database = `The database at ${publicPart(databaseUrl)}`;
  try {
    await untilUsable(pool, wait, (reason) =>
      process.stderr.write(
        `${database} is not available (${reason}). Waiting ${wait / 1_000} s.\n`,
      ),
    );
    return pool;
  } catch (error) {
    await pool.end();
    throw new SettingError(
      `${database} cannot be used (${reasonOf(error)}): check the address and that the server runs, or leave DATABASE_URL out to use the embedded database.`,
      { cause: error },
    );
  }
}

/** Extensions may be in the default schema. */
const searchPath = (schema: string | undefined) =>
  schema === undefined ? '' : `; set search_path = "${schema}", public`;

/** Waits for a database server that starts at the same time as this one, or restarts. */
async function untilUsable(
  pool: pg.Pool,
  wait: number,
  tellWaiting: (reason: string) => void,
): Promise<void> {
  const end = Date.now() + wait;
  for (let isTold = false; ; isTold = true) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (Date.now() >= end || !isUnavailable(error)) throw error;
      if (!isTold) tellWaiting(reasonOf(error));
      await sleep(RETRY_MS);
    }
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : String(errorCode(error));
