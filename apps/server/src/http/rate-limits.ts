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

/** What tries are counted by. A network is given as an IP address, everything else as an id or an email address. */
type Subject = 'network' | 'person' | 'mailbox' | 'shoot' | 'team';

interface Figures {
  readonly points: number;
  readonly seconds: number;
  /** Counts in the memory of this server, for requests that cost less than a statement. */
  readonly isLocal?: boolean;
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
 * What one call counts against. Put the narrowest limit first: it shields the wider ones, because a refused call does not
 * use them up for others.
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
   * Counts an attempt before it is made, so that simultaneous attempts count too.
   * @returns a function that takes the attempt back, for attempts that succeed
   * @throws HttpError 429 with the seconds to wait
   */
  count(attempt: Attempt): Promise<() => Promise<void>>;
  /**
   * Counts `times` tries (default: one) for each key, in one statement of the caller's transaction. A key that appears
   * twice counts twice.
   * @returns the keys that are within the limit
   */
  within(
    tx: Orm,
    limit: Limit<readonly [Subject]>,
    keys: readonly string[],
    times?: number,
  ): Promise<string[]>;
}

const createsOfPerson = defineLimit('createsOfPerson', { points: 120, seconds: MINUTE }, 'person');

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
  within: async (_tx, _limit, keys) => [...keys],
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
      for (const { limit, key, times } of attempt) {
        await limiterOf(limit).consume(key, times).catch(refuse);
      }
      return async () => {
        await Promise.all(
          attempt.map(({ limit, key, times }) => limiterOf(limit).reward(key, times)),
        );
      };
    },
    within: async (tx, limit, keys, times = 1) => {
      const counters = keys.map((each) => `${limit.name}:${limit.by(each).key}`);
      const within = await raise(tx, counters, limit, times);
      return keys.filter((_, index) => within.has(counters[index] ?? ''));
    },
  };
}

/** Counts as the library does. All callers lock the counters in the same order, so that they cannot deadlock. */
async function raise(
  tx: Orm,
  keys: readonly string[],
  { points, seconds }: Figures,
  times: number,
) {
  const now = Date.now();
  const [text, expire] = [JSON.stringify([...keys].sort()), now + seconds * 1_000];
  const { rows } = await tx.execute<{ key: string; points: number }>(sql`
    insert into ${rateLimits} as c (key, points, expire)
    select key, count(*)::int * ${times}::int, ${expire}::bigint
    from json_array_elements_text(${text}::json) with ordinality as k (key, place)
    group by key order by min(place)
    on conflict (key) do update set
      points = case when c.expire > ${now}::bigint then c.points + excluded.points else excluded.points end,
      expire = case when c.expire > ${now}::bigint then c.expire else excluded.expire end
    returning key, points`);
  return new Set(rows.filter((row) => row.points <= points).map(({ key }) => key));
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw tooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
}

export const tooMany = (retryAfterSeconds: number) =>
  new HttpError(429, 'too_many_requests', 'Too many attempts. Please wait a while and try again', {
    retryAfterSeconds,
  });
