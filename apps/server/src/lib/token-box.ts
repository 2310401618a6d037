import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A prefix that allows a later change of the encryption. */
const VERSION = 'v1';
/** Named after its first use. Another name would make stored tokens unreadable. */
const PURPOSE = 'google tokens v1';

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), PURPOSE, KEY_BYTES));

/**
 * Encrypts a token. Without the secret, a copy of the database does not reveal it. It cannot be moved to another place
 * in the database either.
 * @param place the person and the kind of token
 */
export function lockToken(secret: string, place: string, token: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce).setAAD(Buffer.from(place));
  const parts = [nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${VERSION}.${Buffer.concat(parts).toString('base64url')}`;
}

/** Undefined if the token was encrypted with another secret or for another place, or was altered. */
export function unlockToken(secret: string, place: string, locked: string): string | undefined {
  const [version, content = ''] = locked.split('.');
  if (version !== VERSION) return undefined;
  const bytes = Buffer.from(content, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, options)
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
