import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Makes scrypt cheap for tests: a normal hash takes 0.1 s of CPU time, and most tests that create an account are not
 * about hashing. Stored hashes still match their passwords.
 */
const { scrypt } = crypto;
let isQuick = true;

/** Runs `work` with hashes at full cost. */
export async function atFullCost<T>(work: () => Promise<T>): Promise<T> {
  isQuick = false;
  try {
    return await work();
  } finally {
    isQuick = true;
  }
}

const quickScrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => scrypt(password, salt, length, isQuick ? { N: 2 } : options, done);
Object.assign(crypto, { scrypt: quickScrypt });
syncBuiltinESMExports();
