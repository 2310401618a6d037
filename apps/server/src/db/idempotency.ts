import { randomInt } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@lensemble/contract/constants';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';
import { idempotencyKeys } from './schema/shoots.ts';

/** What a create is known by when it comes again; one without a key is never the same as another. */
export interface Claim {
  readonly key: string | undefined;
  readonly requestHash: string;
}

/** The answer that a claim stands for: its own, or that of the request that came first under its key. */
export interface FirstAnswer extends Record<string, unknown> {
  readonly requestHash: string;
  readonly body: string;
}

const isExpired = sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`;

const keptUnlessExpired = sql.join(
  ['request_hash', 'response', 'created_at'].map((name) => {
    const column = sql.identifier(name);
    return sql`${column} = case when ${isExpired} then excluded.${column} else ${idempotencyKeys}.${column} end`;
  }),
  sql`, `,
);

/**
 * The part of a create's statement that claims its key. It reads `response` from the statement's table `answer` and has
 * one row, `request_hash` and `response`: of this request, or of the one that came first. Of two at once the second waits
 * for the first. A key belongs to one person in one team.
 */
export function claimKey(
  owner: { readonly teamId: string; readonly userId: string },
  claim: Claim,
): SQL {
  const { key, requestHash } = claim;
  if (key === undefined)
    return sql`select ${requestHash}::text as request_hash, response from answer`;
  return sql`
    insert into ${idempotencyKeys} (team_id, user_id, key, request_hash, response)
    select ${owner.teamId}, ${owner.userId}, ${key}, ${requestHash}, response from answer
    on conflict (team_id, user_id, key) do update set ${keptUnlessExpired}
    returning request_hash, response`;
}

/** One in so many creates takes away what has expired: often enough that it never piles up. */
const CREATES_PER_CLEANING = 200;

/** Nobody waits for it: what was stored is stored, and another create will do what this one could not. */
export function forgetOldKeysAtTimes(orm: Orm, times = CREATES_PER_CLEANING): void {
  if (randomInt(times) === 0) forgetOldKeys(orm).catch(() => {});
}

/** Takes away the keys that no longer count, whoever they belong to. */
export async function forgetOldKeys(orm: Orm): Promise<void> {
  await orm.delete(idempotencyKeys).where(isExpired);
}
