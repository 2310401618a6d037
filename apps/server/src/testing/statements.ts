import pg from 'pg';
import { vi } from 'vitest';

/** The SQL statements sent while `work` runs, including those that begin and end transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]) => {
      const { text } = statement as unknown as { text?: string };
      return text ?? String(statement);
    });
  } finally {
    query.mockRestore();
  }
}
