import pg from 'pg';
import { errorCode } from '../../lib/error-code.ts';
import { SettingError } from '../../start/setting-error.ts';

/** Eight keep the single session busy (twice the reads per second of four). More only wait for each other. */
const EMBEDDED_CONNECTIONS = 8;
const EXTERNAL_CONNECTIONS = 10;
/** The timeout for a connection or a statement. Loading a whole list takes a tenth of a second. */
const TIMEOUT_MS = 10_000;
/** The client times out after the server, whose own timeout error keeps the connection usable. */
const CLIENT_GRACE_MS = 1_000;

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // The next query replaces a connection that breaks while idle. Without a listener the error would end the process.
  pool.on('error', () => {});
  return pool;
}

export function embeddedPool(host: string): pg.Pool {
  return makePool({
    host,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
    idleTimeoutMillis: 0,
  });
}

function publicPart(databaseUrl: string): string {
  const rest = databaseUrl.replace(/^postgres(ql)?:\/\//, '').replace(/\?.*$/, '');
  return rest.slice(rest.lastIndexOf('@') + 1);
}

/** @param timeoutMs milliseconds for a connection or a statement @throws SettingError if the server is not usable */
export async function externalPool(databaseUrl: string, timeoutMs = TIMEOUT_MS): Promise<pg.Pool> {
  const pool = makePool({
    connectionString: databaseUrl,
    max: EXTERNAL_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs + CLIENT_GRACE_MS,
    keepAlive: true,
    // Connection poolers reject this setting as a startup parameter.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${timeoutMs}`);
    },
  });
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new SettingError(
      `The database at ${publicPart(databaseUrl)} cannot be used (${error instanceof Error && error.message ? error.message : errorCode(error)}): check DATABASE_URL and that the server runs, or leave DATABASE_URL out to use the embedded database.`,
      { cause: error },
    );
  }
}
