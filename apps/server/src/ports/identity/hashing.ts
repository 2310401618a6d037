import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * A hash keeps one processor busy for a tenth of a second. One stays free for everybody else, and so does one of Node's
 * four pool threads, which files are read on: a wave of sign-ins makes only sign-ins wait.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Hashing of passwords by scrypt, on the thread pool, a few at a time. */
export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (input: { hash: string; password: string }) => inTurn(() => verifyPassword(input)),
};
