import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** The statements that reach the database outside of transactions while `work` runs. */
export async function statementsOf(
  { database }: Pick<TestApp, 'database'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const query = vi.spyOn(database.pool, 'query');
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
