import { createHash } from 'node:crypto';
import { LINKS_MAX } from '@lensemble/contract/constants';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Orm } from '../db/orm.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { HttpError } from '../http-error.ts';
import { UnavailableError } from '../unavailable-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * How often one may try, counted by who tries. What turns out right is given back, so that only failures add up (sign-ups
 * excepted, where the number of accounts is the matter), and so is what nobody had time for.
 */
const limits = {
  /** Somebody who mistypes needs a handful; a guesser of one account from one place gets 40 an hour. */
  signInHere: { points: 10, seconds: 15 * MINUTE },
  /** A club behind one address mistypes too; a list of stolen passwords has thousands. */
  signInFromIp: { points: 100, seconds: 15 * MINUTE },
  /**
   * Against many places that guess at one account. Wide, since it also keeps the owner out while the guessing goes on; it
   * ends by itself, and who is signed in stays so.
   */
  signInAnywhere: { points: 200, seconds: HOUR },
  /** Enough to press the button again. */
  signUpHere: { points: 10, seconds: HOUR },
  /** A convention's whole network signs up through one address; each costs a hash, so this is 1 s of a processor in a minute. */
  signUpFromIp: { points: 600, seconds: HOUR },
  /** Codes have 160 bits: whoever is wrong this often is not mistyping. */
  inviteCodeOfPerson: { points: 10, seconds: HOUR },
  inviteCodeFromIp: { points: 10, seconds: HOUR },
  /** Each takes a processor for half a second: more than anybody has pictures to bring, and no more than fills some disks. */
  uploadOfPerson: { points: 1_500, seconds: HOUR },
  /** Of somebody else's server, paid for by some: whoever types all day asks some hundred times an hour. */
  placeOfPerson: { points: 1_000, seconds: HOUR },
  /** What strangers can have sent to somebody: enough to ask again, too little to bury a mailbox. */
  mailToAddress: { points: 5, seconds: HOUR },
  mailFromIp: { points: 100, seconds: HOUR },
  /** Links have 256 bits: this is only against keeping the processor busy. */
  linkFromIp: { points: 60, seconds: 15 * MINUTE },
  /** Each takes a processor for up to a second, and its pictures come out of the store. */
  callSheetOfPerson: { points: 200, seconds: HOUR },
  /** Secrets of feeds have 256 bits, and programs go on asking for one that was replaced. */
  feedMissFromIp: { points: 300, seconds: HOUR },
  /** Each keeps a line for ten minutes; a convention's network signs in through one address. */
  providerFromIp: { points: 600, seconds: HOUR },
  /** A big crew in one go; not a list of strangers. */
  invitationOfPerson: { points: 50, seconds: HOUR },
  invitationToAddress: { points: 5, seconds: 24 * HOUR },
  /** Enough for who has corrected an address or a time; crews are not to be written to again and again. */
  reminderOfShoot: { points: 3, seconds: 10 * MINUTE },
  /** Each mail counts: two of the biggest crews in one go. */
  reminderMailOfPerson: { points: 2 * LINKS_MAX, seconds: HOUR },
  /** Whoever is on every shoot of a busy week; not a mailbox that somebody wants to bury. */
  reminderToAddress: { points: 40, seconds: 24 * HOUR },
  /** Each mail counts: nobody sits beside what was planned, and could plan mails to strangers without an end. */
  plannedMailOfTeam: { points: 4 * LINKS_MAX, seconds: 24 * HOUR },
  /** Only questions that go out count: more than anybody looks at, and little for who gives forecasts away. */
  weatherOfPerson: { points: 300, seconds: HOUR },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

/** What somebody tries to do: the limits that it counts against, each under a key of its own, and how often (once). */
type Attempt = readonly (readonly [LimitName, string, number?])[];

export interface RateLimits {
  /**
   * Counts an attempt before it is made, so that attempts at once count too.
   * @returns what takes it back when it was a good one
   * @throws HttpError 429 with the seconds to wait
   */
  count(attempt: Attempt): Promise<() => Promise<void>>;
  /**
   * Counts each of many, once or so often (who is named twice, twice), in one statement of the caller's transaction.
   * @returns those who are within the limit
   */
  within(
    tx: Orm,
    limit: 'reminderToAddress' | 'reminderMailOfPerson',
    whom: readonly string[],
    times?: number,
  ): Promise<string[]>;
}

export const signInAttempt = (ip: string, email: string): Attempt => [
  ['signInHere', keyOf(network(ip), email)],
  ['signInFromIp', keyOf(network(ip))],
  ['signInAnywhere', keyOf(email)],
];

export const signUpAttempt = (ip: string, email: string): Attempt => [
  ['signUpHere', keyOf(network(ip), email)],
  ['signUpFromIp', keyOf(network(ip))],
];

/** @param userId whose attempt it is, where they have an account already */
export const inviteCodeAttempt = (ip: string, userId?: string): Attempt => [
  ...(userId === undefined ? [] : ([['inviteCodeOfPerson', keyOf(userId)]] as const)),
  ['inviteCodeFromIp', keyOf(network(ip))],
];

/** A mail that anybody can have sent to an address by naming it. */
export const mailAttempt = (ip: string, email: string): Attempt => [
  ['mailToAddress', keyOf(email)],
  ['mailFromIp', keyOf(network(ip))],
];

/** A try to use a mailed link. */
export const linkAttempt = (ip: string): Attempt => [['linkFromIp', keyOf(network(ip))]];

/** An address of a calendar that there is none under. */
export const feedMiss = (ip: string): Attempt => [['feedMissFromIp', keyOf(network(ip))]];

/** A trip to a provider that signs people in. */
export const providerAttempt = (ip: string): Attempt => [['providerFromIp', keyOf(network(ip))]];

export const invitationAttempt = (userId: string, email: string): Attempt => [
  ['invitationToAddress', keyOf(email)],
  ['invitationOfPerson', keyOf(userId)],
];

/** @param mails how many go out */
export const reminderAttempt = (userId: string, shootId: string, mails: number): Attempt => [
  ['reminderOfShoot', keyOf(shootId)],
  ['reminderMailOfPerson', keyOf(userId), mails],
];

/** @param mails how many go out */
export const plannedReminderAttempt = (teamId: string, mails: number): Attempt => [
  ['plannedMailOfTeam', keyOf(teamId), mails],
];

/** A question to whoever finds places. */
export const placeAttempt = (userId: string): Attempt => [['placeOfPerson', keyOf(userId)]];

export const uploadAttempt = (userId: string): Attempt => [['uploadOfPerson', keyOf(userId)]];

/** A call sheet that is made. */
export const callSheetAttempt = (userId: string): Attempt => [['callSheetOfPerson', keyOf(userId)]];

/** A question to the weather service. */
export const weatherAttempt = (userId: string): Attempt => [['weatherOfPerson', keyOf(userId)]];

/** Does what was counted. Who is turned away, since too many wait before them, has not tried: that is taken back. */
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

/** Keys are hashed: a table of counters is no place for addresses. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/** One household has a whole IPv6 network of 64 bits; an IPv4 address may come in the writing of IPv6. */
function network(ip: string): string {
  const [v4] = /\d+\.\d+\.\d+\.\d+$/.exec(ip) ?? [];
  if (v4 || !ip.includes(':')) return v4 ?? ip;
  const [left = [], right = []] = ip.split('::').map((half) => half.split(':'));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

export const noRateLimits: RateLimits = {
  count: async () => async () => {},
  within: async (_tx, _limit, whom) => [...whom],
};

/** Counters in PostgreSQL, so that they hold for all servers together. */
export function postgresRateLimits(pool: Pool): RateLimits {
  // The library names its statements, which on the embedded engine would collide: only text and values are passed on.
  const storeClient = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  };
  const limiterOf = (name: LimitName) => {
    const { points, seconds: duration } = limits[name];
    const table = {
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    };
    // One of them clears what has expired, for all.
    const clearExpiredByTimeout = name === 'signInHere';
    return new RateLimiterPostgres({
      ...table,
      keyPrefix: name,
      points,
      duration,
      clearExpiredByTimeout,
    });
  };
  const names = Object.keys(limits) as LimitName[];
  const limiters = new Map(names.map((name) => [name, limiterOf(name)]));
  return {
    async count(attempt) {
      // The narrowest comes first and shields the wider ones: who is refused here cannot use them up for others.
      for (const [name, key, times] of attempt)
        await limiters.get(name)?.consume(key, times).catch(refuse);
      return async () => {
        await Promise.all(
          attempt.map(([name, key, times]) => limiters.get(name)?.reward(key, times)),
        );
      };
    },
    within: async (tx, limit, whom, times = 1) => {
      const keys = whom.map((each) => `${limit}:${keyOf(each)}`);
      const within = await raise(tx, keys, limits[limit], times);
      return whom.filter((_, index) => within.has(keys[index] ?? ''));
    },
  };
}

/** As the library counts. All take the counters in one order, so that nobody waits for who waits for them. */
async function raise(tx: Orm, keys: readonly string[], { points, seconds }: Limit, times: number) {
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
