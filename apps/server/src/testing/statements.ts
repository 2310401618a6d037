import pg from 'pg';
import { vi } from 'vitest';

/**
 * The embedded engine cleans up every ten seconds, one of many creates deletes old idempotency keys, and each new connection to
 * a server sets its timeout.
 */
const isUpkeep = (text: string) =>
  text.startsWith('vacuum') ||
  text.startsWith('set statement_timeout') ||
  text.startsWith('delete from "idempotency_keys"') ||
  text.includes('pg_stat_user_tables');

/** The SQL statements sent while `work` runs, including those that begin and end transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([statement]) => {
      const { text } = statement as unknown as { text?: string };
      return text ?? String(statement);
    });
    return texts.filter((text) => !isUpkeep(text));
  } finally {
    query.mockRestore();
  }
}
