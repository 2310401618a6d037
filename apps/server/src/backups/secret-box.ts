import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ArchiveError } from '../archives/zip-reader.ts';
import type { SecretBox } from './manifest.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** 128 MB and half a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/** The minimum length of a passphrase, in characters. */
export const PASSPHRASE_MIN = 12;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyOf = (passphrase: string, salt: Buffer) =>
  derive(passphrase.normalize('NFKC'), salt, KEY_BYTES, COST);

export async function lockSecret(secret: string, passphrase: string): Promise<SecretBox> {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt), nonce);
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = { salt, nonce, content, tag: cipher.getAuthTag() };
  const texts = Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return Object.fromEntries(texts) as unknown as SecretBox;
}

/** @throws ArchiveError if the passphrase is another one */
export async function unlockSecret(box: SecretBox, passphrase: string): Promise<string> {
  const bytes = (part: keyof SecretBox) => Buffer.from(box[part], 'base64');
  const key = await keyOf(passphrase, bytes('salt'));
  try {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, key, bytes('nonce'), options);
    decipher.setAuthTag(bytes('tag'));
    return Buffer.concat([decipher.update(bytes('content')), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new ArchiveError(
      'The passphrase does not open the secret in the archive: use that of the backup, or add --without-secret.',
      { cause: error },
    );
  }
}
