import pg, { type Pool } from 'pg';
import { UnavailableError } from '../../lib/unavailable-error.ts';
import type { Changes, Notice } from './port.ts';
import { CHANNEL, readNotice, toldNotice } from './read-notice.ts';

/** Pauses before the connection is opened again. The last one repeats. */
const PAUSES_MS = [100, 500, 2_000, 5_000];

/**
 * Notices through LISTEN, on one connection that is not the pool's. The embedded engine has one server, which tells itself
 * without a statement.
 * @param listenUrl the address for the connection, if not that of the pool
 */
export function databaseChanges(pool: Pool, listenUrl?: string): Changes {
  const isShared = pool.options.connectionString !== undefined;
  let listener: (notice: Notice) => void = () => {};
  let listening: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const open = async () => {
    const { Client } = pg;
    const opened = new Client({
      ...pool.options,
      ...(listenUrl !== undefined && { connectionString: listenUrl }),
    });
    opened.on('notification', ({ payload = '' }) => {
      const notice = readNotice(payload);
      if (notice) listener(notice);
    });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      void opened.end().catch(() => {});
      if (client === opened) again(0);
    };
    opened.on('error', lose).on('end', lose);
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
    } catch (error) {
      lose();
      throw error;
    }
    client = opened;
    if (isClosed) await opened.end();
  };

  const again = (tries: number) => {
    client = undefined;
    if (isClosed) return;
    timer = setTimeout(
      () =>
        open().then(
          () => listener({ kind: 'gap' }),
          () => again(tries + 1),
        ),
      PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)],
    );
    timer.unref();
  };

  return {
    async listen(onNotice) {
      listener = onNotice;
      listening ??= open().catch((error: unknown) => {
        listening = undefined;
        throw new UnavailableError('The database does not tell of changes', { cause: error });
      });
      await listening;
    },
    async tell(teamId, text) {
      if (isShared)
        await pool.query('select pg_notify($1, $2)', [CHANNEL, toldNotice(teamId, text)]);
      else listener({ kind: 'told', teamId, text });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
