import type { PoolClient } from 'pg';
import { expect, inject, vi } from 'vitest';

/**
 * Waits until other sessions wait for a lock of `client`, or for one that waits for it. The embedded engine has one session,
 * which waits earlier.
 */
export async function untilBlocked(client: PoolClient, sessions = 1): Promise<void> {
  if (!inject('databaseTemplate').server) return;
  const blocked = `
    with recursive waiting as (
      select pg_backend_pid() as pid
      union select l.pid from pg_locks l join waiting w on w.pid = any(pg_blocking_pids(l.pid)) where not l.granted)
    select from waiting where pid <> pg_backend_pid()`;
  await vi.waitFor(
    async () => expect((await client.query(blocked)).rowCount).toBeGreaterThanOrEqual(sessions),
    10_000,
  );
}
