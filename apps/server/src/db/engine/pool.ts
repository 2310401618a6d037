import pg from 'pg';
import { errorCode } from '../../error-code.ts';
import { SettingError } from '../../setting-error.ts';

/** More connections to the one session only wait for each other. */
const EMBEDDED_CONNECTIONS = 4;
const EXTERNAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT = 10_000;

function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** @param host the folder of the engine's socket */
export function embeddedPool(host: string): pg.Pool {
  return makePool({
    host,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
    idleTimeoutMillis: 0,
  });
}

/** The server's address without the user's name and password. */
function publicPart(databaseUrl: string): string {
  const rest = databaseUrl.replace(/^postgres(ql)?:\/\//, '').replace(/\?.*$/, '');
  return rest.slice(rest.lastIndexOf('@') + 1);
}

/** @throws SettingError if the server does not answer */
export async function externalPool(databaseUrl: string): Promise<pg.Pool> {
  const pool = makePool({
    connectionString: databaseUrl,
    max: EXTERNAL_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
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
