import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { takingTurns } from '../lib/turns.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 64;
const N = 16_384;
const r = 16;
/** A hash takes 128 · N · r bytes (32 MiB) and a little more. Node's default limit is lower. */
const COST = { N, r, p: 1, maxmem: 2 * 128 * N * r };

/** Leaves one processor and one of Node's four pool threads free, so that a wave of sign-ins delays only sign-ins. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Ten seconds of hashing. Callers further back would time out. */
const WAITING_MAX = 100;

const inTurn = takingTurns(AT_ONCE, { waiting: WAITING_MAX });
const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/** NFKC: keyboards encode the same letter in different ways. */
const keyOf = (password: string, salt: string) =>
  inTurn(() => derive(password.normalize('NFKC'), salt, KEY_BYTES, COST));

/**
 * Hashes a password with scrypt on the thread pool, a few at a time.
 * @returns `salt:key`, both in hex; the hex text itself is the salt
 * @throws UnavailableError if too many wait
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const key = await keyOf(password, salt);
  return `${salt}:${key.toString('hex')}`;
}

/**
 * Verifies a password. Does the same work without a hash, so that the response time does not reveal whether an account
 * exists.
 * @throws UnavailableError if too many wait
 */
export async function verifyPassword(
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split(':') ?? [];
  const right = Buffer.from(key, 'hex');
  const given = await keyOf(password, salt);
  return given.length === right.length && timingSafeEqual(given, right);
}
