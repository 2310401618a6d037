import type { PoolClient } from 'pg';
import { expect, inject, vi } from 'vitest';

/** Waits until another session waits for a lock of `client`. The embedded engine has one session, which waits earlier. */
export async function untilBlocked(client: PoolClient): Promise<void> {
  if (!inject('databaseTemplate').server) return;
  const blocked = 'select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))';
  await vi.waitFor(async () => expect((await client.query(blocked)).rowCount).toBeGreaterThan(0));
}
