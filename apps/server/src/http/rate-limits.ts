import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Orm } from '../db/orm.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { UnavailableError } from '../lib/unavailable-error.ts';
import { HttpError } from './errors/http-error.ts';

/** In seconds, as the figures of limits are. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What tries are counted by. A network is given as an IP address, everything else as an id or an email address. */
type Subject = 'network' | 'person' | 'mailbox' | 'shoot' | 'team';

interface Figures {
  readonly points: number;
  readonly seconds: number;
  /** Counts in the memory of this server, for requests that cost less than a statement. */
  readonly isLocal?: boolean;
  /** What to say instead of "too many attempts". */
  readonly refusal?: string;
}

interface NamedFigures extends Figures {
  readonly name: string;
}

/** How often something may be tried: `points` times in `seconds`. */
export interface Limit<Per extends readonly Subject[]> extends NamedFigures {
  /** One try. */
  by(...keys: { readonly [Index in keyof Per]: string }): Count;
}

/** A number of tries under one key of a limit. */
interface Count {
  readonly limit: NamedFigures;
  readonly key: string;
  readonly times: number;
}

/**
 * What one call counts against. Put the narrowest limit first: it shields the wider ones from the calls that it refuses.
 */
export type Attempt = readonly Count[];

const names = new Set<string>();

/**
 * Declares a limit, in the feature that it protects.
 * @param name starts the keys of its counters in the database, so that it must be unique and must not change
 * @param per what it counts by: all subjects together are one key
 * @throws Error for a second limit of the same name, so that the server does not start
 */
export function defineLimit<Per extends readonly Subject[]>(
  name: string,
  figures: Figures,
  ...per: Per
): Limit<Per> {
  if (names.has(name)) throw new Error(`Two rate limits are called ${name}`);
  names.add(name);
  const limit = { name, ...figures };
  const by = (...keys: readonly string[]): Count => {
    const parts = keys.map((key, index) => (per[index] === 'network' ? networkOf(key) : key));
    return { limit, key: hashOf(parts), times: 1 };
  };
  return { ...limit, by };
}

/** Counter keys are hashed so that the table reveals no addresses. */
const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** A household has a whole IPv6 network of 64 bits; an IPv4 address may be written as IPv6. */
function networkOf(ip: string): string {
  const [v4] = /\d+\.\d+\.\d+\.\d+$/.exec(ip) ?? [];
  if (v4 || !ip.includes(':')) return v4 ?? ip;
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':'));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

export interface RateLimits {
  /**
   * Counts an attempt before it is made, so that simultaneous attempts count too. A refused attempt leaves all limits as
   * they were.
   * @returns a function that takes the attempt back, for attempts that succeed
   * @throws HttpError 429 with the seconds to wait
   */
  count(attempt: Attempt): Promise<() => Promise<void>>;
  /**
   * Counts the tries that fit all limits of their attempts, in order, in the caller's transaction. A refused try does not
   * count, so that one large change uses up no more than it sends.
   * @returns the tries that fit
   */
  admit<Try>(tx: Orm, tries: readonly Try[], attemptOf: (each: Try) => Attempt): Promise<Try[]>;
}

const createsOfPerson = defineLimit(
  'createsOfPerson',
  {
    points: 120,
    seconds: MINUTE,
    refusal: 'You have added a lot in the last minute. Please try again in a minute.',
  },
  'person',
);

/** A create by a person, who may make `most` in a minute. */
export function createAttempt(userId: string, most: number): Attempt {
  const count = createsOfPerson.by(userId);
  return [{ ...count, limit: { ...count.limit, points: most } }];
}

/** Does work that was counted. If the server turns it away because too many wait, it is not counted. */
export async function unlessTurnedAway<T>(
  takeBack: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnavailableError) await takeBack();
    throw error;
  }
}

export const noRateLimits: RateLimits = {
  count: async () => async () => {},
  admit: async (_tx, tries) => [...tries],
};

/** Counters in PostgreSQL, so that all servers on a database share them. */
export function postgresRateLimits(pool: Pool): RateLimits {
  // Without the library's names for its statements: the pool names all statements by their text.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  };
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterMemory>();
  const makeLimiter = ({ name: keyPrefix, points, seconds: duration, isLocal }: NamedFigures) =>
    isLocal
      ? new RateLimiterMemory({ keyPrefix, points, duration })
      : new RateLimiterPostgres({
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix,
          points,
          duration,
          // The first limiter deletes the expired counters of all of them.
          clearExpiredByTimeout: isFirst(),
        });
  const isFirst = () =>
    !Array.from(limiters.values()).some((limiter) => limiter instanceof RateLimiterPostgres);
  const limiterOf = (limit: NamedFigures) => {
    const limiter = limiters.get(limit.name) ?? makeLimiter(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    async count(attempt) {
      const takeBack = async (counts: Attempt) => {
        await Promise.all(
          counts.map(({ limit, key, times }) => limiterOf(limit).reward(key, times)),
        );
      };
      for (const [index, { limit, key, times }] of attempt.entries()) {
        try {
          await limiterOf(limit).consume(key, times);
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          // A single try stays counted at a limit that is reached: there it changes nothing, and a flood costs less.
          await takeBack(attempt.slice(0, times > 1 ? index + 1 : index));
          throw tooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)), limit.refusal);
        }
      }
      return () => takeBack(attempt);
    },
    admit: async (tx, tries, attemptOf) => {
      const attempts = tries.map((each) => attemptOf(each).map(counterOf));
      const all = new Map(attempts.flat().map((counter) => [counter.key, counter]));
      const used = await hold(tx, [...all.values()]);
      const raised = new Map<string, number>();
      const nextOf = ({ key, times }: Count) => (raised.get(key) ?? used.get(key) ?? 0) + times;
      const admitted = tries.filter((_, index) => {
        const attempt = attempts[index] ?? [];
        if (attempt.some((counter) => nextOf(counter) > counter.limit.points)) return false;
        for (const counter of attempt) raised.set(counter.key, nextOf(counter));
        return true;
      });
      if (raised.size > 0) await raise(tx, raised);
      return admitted;
    },
  };
}

/** The count with the key of its counter in the database. */
const counterOf = (count: Count): Count => ({
  ...count,
  key: `${count.limit.name}:${count.key}`,
});

/**
 * Locks counters until the transaction ends, and starts those that are new or expired. All callers lock them in the same
 * order, so that they cannot deadlock.
 * @returns the points that are used
 */
async function hold(tx: Orm, counters: readonly Count[]): Promise<ReadonlyMap<string, number>> {
  const now = Date.now();
  const json = JSON.stringify(
    counters.map(({ key, limit }) => ({ key, expire: now + limit.seconds * 1_000 })),
  );
  const { rows } = await tx.execute<{ key: string; points: number }>(sql`
    insert into ${rateLimits} as c (key, points, expire)
    select key, 0, expire from json_to_recordset(${json}::json) as k (key text, expire bigint) order by key
    on conflict (key) do update set
      points = case when c.expire > ${now}::bigint then c.points else 0 end,
      expire = case when c.expire > ${now}::bigint then c.expire else excluded.expire end
    returning key, points`);
  return new Map(rows.map(({ key, points }) => [key, points]));
}

async function raise(tx: Orm, raised: ReadonlyMap<string, number>): Promise<void> {
  const json = JSON.stringify([...raised].map(([key, points]) => ({ key, points })));
  await tx.execute(sql`
    update ${rateLimits} as c set points = k.points
    from json_to_recordset(${json}::json) as k (key text, points int) where c.key = k.key`);
}

export const tooMany = (
  retryAfterSeconds: number,
  message = 'Too many attempts. Please wait a while and try again.',
) => new HttpError(429, 'too_many_requests', message, { retryAfterSeconds });
