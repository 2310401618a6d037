import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { REMOVALS_HOLD } from '../db/schema/images.ts';

/** After a crash, files are deleted again when this time is over. */
const HOLD_SECONDS = 600;
const RENEW_MS = 120_000;

const INSERT = `insert into image_removals (url, due_at) values ($1, now() + $2 * interval '1 second')`;
const RENEW = `update image_removals set due_at = now() + $2 * interval '1 second' where url = $1`;
const DELETE = 'delete from image_removals where url = $1';

/**
 * Keeps the files of deleted pictures until the work is done, on all servers of a database. A picture that is in the
 * database when the work begins then has its files until the work ends.
 */
export async function holdingPictures<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const hold = `${REMOVALS_HOLD}${randomUUID()}`;
  await pool.query(INSERT, [hold, HOLD_SECONDS]);
  // A renewal that fails is made up for by the next one.
  const renew = () => pool.query(RENEW, [hold, HOLD_SECONDS]).catch(() => {});
  const timer = setInterval(renew, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // A hold that stays ends by itself.
    await pool.query(DELETE, [hold]).catch(() => {});
  }
}
