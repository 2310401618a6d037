import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpError } from '../http-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * How often one may try, counted by who tries. What turns out right is given back, so that only failures add up (sign-ups
 * excepted, where the number of accounts is the matter).
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
  /** What strangers can have sent to somebody: enough to ask again, too little to bury a mailbox. */
  mailToAddress: { points: 5, seconds: HOUR },
  mailFromIp: { points: 100, seconds: HOUR },
  /** Links have 256 bits: this is only against keeping the processor busy. */
  linkFromIp: { points: 60, seconds: 15 * MINUTE },
  /** A big crew in one go; not a list of strangers. */
  invitationOfPerson: { points: 50, seconds: HOUR },
  invitationToAddress: { points: 5, seconds: 24 * HOUR },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof limits;

/** What somebody tries to do: the limits that it counts against, each under a key of its own. */
type Attempt = readonly (readonly [LimitName, string])[];

export interface RateLimits {
  /**
   * Counts an attempt before it is made, so that attempts at once count too.
   * @returns what takes it back when it was a good one
   * @throws HttpError 429 with the seconds to wait
   */
  count(attempt: Attempt): Promise<() => Promise<void>>;
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

export const invitationAttempt = (userId: string, email: string): Attempt => [
  ['invitationToAddress', keyOf(email)],
  ['invitationOfPerson', keyOf(userId)],
];

export const uploadAttempt = (userId: string): Attempt => [['uploadOfPerson', keyOf(userId)]];

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

export const noRateLimits: RateLimits = { count: async () => async () => {} };

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
      for (const [name, key] of attempt) await limiters.get(name)?.consume(key).catch(refuse);
      return async () => {
        await Promise.all(attempt.map(([name, key]) => limiters.get(name)?.reward(key)));
      };
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfterSeconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  throw new HttpError(
    429,
    'too_many_requests',
    'Too many attempts. Please wait a while and try again',
    {
      retryAfterSeconds,
    },
  );
}
