import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Loaded into the server of the journeys to make scrypt cheap: a normal hash takes 0.1 s of CPU time, and nearly every
 * journey creates an account. Stored hashes still match their passwords.
 */
const { scrypt } = crypto;
const quickScrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  _options: unknown,
  done: (error: Error | null, key: Buffer) => void,
) => scrypt(password, salt, length, { N: 2 }, done);
Object.assign(crypto, { scrypt: quickScrypt });
syncBuiltinESMExports();
