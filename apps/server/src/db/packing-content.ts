import { type SQL, sql } from 'drizzle-orm';
import { packingRecords } from './schema/packing.ts';

const { bringerId, packedAt, backAt, packedCount, backCount, note } = packingRecords;

/** Whether a record says anything. What only a former participant was to bring is as if it had no record. */
export const SAYS_SOMETHING: SQL = sql`num_nonnulls(${bringerId}, ${packedAt}, ${backAt}, ${packedCount}, ${backCount}, ${note}) > 0`;
