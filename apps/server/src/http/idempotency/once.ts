import { randomInt } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@lensemble/contract/constants';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Given } from '../../db/built-once.ts';
import type { Orm } from '../../db/orm.ts';
import { idempotencyKeys } from '../../db/schema/shoots.ts';
import { type Claim, invalidKey } from './claim.ts';

interface Owner {
  readonly teamId: string;
  readonly userId: string;
}

/** The response under a claim's key: of this request, or of the first one with the same key. */
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
 * The CTE that claims a key within a create statement. It reads `response` from the CTE `answer` and returns one row
 * with `request_hash` and `response`, of this request or of the first one. A concurrent request with the same key
 * waits. Keys are scoped to one user in one team.
 */
export function claimKey(owner: Given<Owner>, claim: Given<Claim>): SQL {
  const { key, requestHash } = claim;
  if (key === undefined)
    return sql`select ${requestHash}::text as request_hash, response from answer`;
  return sql`
    insert into ${idempotencyKeys} (team_id, user_id, key, request_hash, response)
    select ${owner.teamId}, ${owner.userId}, ${key}, ${requestHash}, response from answer
    on conflict (team_id, user_id, key) do update set ${keptUnlessExpired}
    returning request_hash, response`;
}

/**
 * Runs `work` once per key. A repeated request gets the first response; a concurrent one waits for it. The key stays
 * unused if `work` throws or returns undefined. @throws HttpError 422 if the key was used for a different request
 */
export async function once<T extends object>(
  tx: Orm,
  owner: Owner,
  claim: Claim,
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (claim.key === undefined) return work();
  const { rows } = await tx.execute<StoredAnswer<T>>(sql`
    with answer as (select 'null'::jsonb as response), first as (${claimKey(owner, claim)})
    select request_hash as "requestHash", response from first`);
  const first = answerFor(claim, rows[0]);
  if (first) return first;
  const response = await work();
  if (!response) await tx.delete(idempotencyKeys).where(isKey(owner, claim.key));
  if (!response) return undefined;
  const update = tx.update(idempotencyKeys).set({ response }).where(isKey(owner, claim.key));
  // Read back as stored, so that the first response is identical to all repeated ones.
  const [stored] = await update.returning({ response: idempotencyKeys.response });
  return stored?.response as T;
}

/** Returns the stored response of a claim, to skip expensive work before `once`. @throws HttpError 422 as in `once` */
export async function findAnswer<T extends object>(
  orm: Orm,
  owner: Owner,
  claim: Claim,
): Promise<T | undefined> {
  if (claim.key === undefined) return undefined;
  const { requestHash, response } = idempotencyKeys;
  const [found] = await orm
    .select({ requestHash, response })
    .from(idempotencyKeys)
    .where(and(isKey(owner, claim.key), sql`not ${isExpired}`));
  return answerFor(claim, found as StoredAnswer<T> | undefined);
}

/**
 * Returns the stored response in any of the user's teams, for records without a team. @throws HttpError 422 as in `once`
 */
export async function findAnswerAnywhere<T extends object>(
  orm: Orm,
  userId: string,
  claim: Claim,
): Promise<T | undefined> {
  if (claim.key === undefined) return undefined;
  const { requestHash, response } = idempotencyKeys;
  const isTheirs = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, claim.key));
  const found = await orm
    .select({ requestHash, response })
    .from(idempotencyKeys)
    .where(and(isTheirs, sql`not ${isExpired}`));
  const same = found.find((answer) => answer.requestHash === claim.requestHash);
  return answerFor(claim, (same ?? found[0]) as StoredAnswer<T> | undefined);
}

/** Returns a user's stored responses for keys with a common prefix, in no particular order. */
export async function findAnswersUnder<T extends object>(
  orm: Orm,
  { teamId, userId }: Owner,
  beginning: string,
): Promise<readonly { readonly key: string; readonly response: T }[]> {
  const { key, response } = idempotencyKeys;
  const found = await orm
    .select({ key, response })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.teamId, teamId),
        eq(idempotencyKeys.userId, userId),
        sql`starts_with(${key}, ${beginning})`,
      ),
    );
  return found.flatMap((answer) =>
    answer.response === null ? [] : [{ key: answer.key, response: answer.response as T }],
  );
}

/** Stores the response of a claim. @returns the response as stored, so that it is identical to all repeated ones */
export async function keepAnswer<T extends object>(
  orm: Orm,
  { teamId, userId }: Owner,
  { key, requestHash }: Claim,
  response: T,
): Promise<T> {
  if (key === undefined) return response;
  const [kept] = await orm
    .insert(idempotencyKeys)
    .values({ teamId, userId, key, requestHash, response })
    .returning({ response: idempotencyKeys.response });
  return kept?.response as T;
}

interface StoredAnswer<T> extends Record<string, unknown> {
  readonly requestHash: string;
  readonly response: T | null;
}

function answerFor<T>(claim: Claim, found: StoredAnswer<T> | undefined): T | undefined {
  if (found && found.requestHash !== claim.requestHash) throw invalidKey();
  return found?.response ?? undefined;
}

const isKey = ({ teamId, userId }: Owner, key: string) =>
  and(
    eq(idempotencyKeys.teamId, teamId),
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
  );

/** Expired keys are deleted in one of this many creates, chosen at random. */
const CREATES_PER_CLEANUP = 200;

/** Runs in the background. Errors are ignored: a later create retries. */
export function forgetOldKeysAtTimes(orm: Orm, times = CREATES_PER_CLEANUP): void {
  if (randomInt(times) === 0) forgetOldKeys(orm).catch(() => {});
}

export async function forgetOldKeys(orm: Orm): Promise<void> {
  await orm.delete(idempotencyKeys).where(isExpired);
}
