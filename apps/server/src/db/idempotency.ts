import { randomInt } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@lensemble/contract/constants';
import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Claim } from '../claim.ts';
import { invalidKey } from '../claim.ts';
import type { Orm } from './orm.ts';
import { idempotencyKeys } from './schema/shoots.ts';

interface Owner {
  readonly teamId: string;
  readonly userId: string;
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
export function claimKey(owner: Owner, claim: Claim): SQL {
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
 * Runs a create's work in its transaction, once for each key: who comes again with it gets the first answer. Of two at once
 * the second waits for the first. A key is not used up where `work` fails or answers with nothing.
 * @throws HttpError 422 where the key came with something else before
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
  // As it will be read again: the first answer is the same as all others, word for word.
  const [stored] = await update.returning({ response: idempotencyKeys.response });
  return stored?.response as T;
}

/**
 * What a claim stands for already, for those who have much work before they get to `once`.
 * @throws HttpError 422 where the key came with something else before
 */
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
 * What a claim of somebody stands for already, in whatever team: for what is made outside of teams.
 * @throws HttpError 422 where the key came with something else before
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

/** What somebody got for keys that begin alike, in any order. */
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

/** Keeps what a claim is answered with. @returns it as it will be read again, the same as all others, word for word */
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
  /** Null for one that is still to come. */
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
