import pg from 'pg';
import { errorCode } from '../../error-code.ts';
import { SettingError } from '../../setting-error.ts';

/** So many keep the one session busy (twice the reads of four); more only wait for each other. */
const EMBEDDED_CONNECTIONS = 8;
const EXTERNAL_CONNECTIONS = 10;
/** How long to wait for a connection or an answer; a whole list takes a tenth of a second. */
const PATIENCE_MS = 10_000;
/** The server gives up first, since its answer leaves the connection usable. */
const SILENCE_MS = 1_000;

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

/**
 * @param patience milliseconds that a connection or a statement may take
 * @throws SettingError if the server does not answer
 */
export async function externalPool(databaseUrl: string, patience = PATIENCE_MS): Promise<pg.Pool> {
  const pool = makePool({
    connectionString: databaseUrl,
    max: EXTERNAL_CONNECTIONS,
    connectionTimeoutMillis: patience,
    query_timeout: patience + SILENCE_MS,
    keepAlive: true,
    // As a setting of the connection's start it would be refused by poolers that stand between.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${patience}`);
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
