import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { takingTurns } from '../../turns.ts';

/**
 * A hash keeps one processor busy for a tenth of a second. One stays free for everybody else, and so does one of Node's
 * four pool threads, which files are read on: a wave of sign-ins makes only sign-ins wait.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Ten seconds of hashing: who came behind them would have given up before their turn. */
const WAITING_MAX = 100;

const inTurn = takingTurns(AT_ONCE, WAITING_MAX);

/** Hashing of passwords by scrypt, on the thread pool, a few at a time. @throws UnavailableError where too many wait */
export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (input: { hash: string; password: string }) => inTurn(() => verifyPassword(input)),
};
