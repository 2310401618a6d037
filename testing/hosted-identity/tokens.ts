import type { KeyObject } from 'node:crypto';
import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';

/** A key that tokens are signed with, as the service keeps and publishes it. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function newKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
}

/** The public half in the form in which `.well-known/jwks.json` lists it. */
export const published = ({ kid, publicKey }: SigningKey) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'ES256',
  use: 'sig',
  key_ops: ['verify'],
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const inputOf = (header: object, claims: object) =>
  `${encode({ typ: 'JWT', ...header })}.${encode(claims)}`;

/** A token signed with ES256. `header` adds to its header, or replaces what stands there. */
export function signToken(key: SigningKey, claims: object, header: object = {}): string {
  const input = inputOf({ alg: 'ES256', kid: key.kid, ...header }, claims);
  const form = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${input}.${sign('sha256', Buffer.from(input), form).toString('base64url')}`;
}

/** A token signed with HS256, as projects with a shared secret do. */
export function signWithSecret(
  secret: string | Buffer,
  claims: object,
  header: object = {},
): string {
  const input = inputOf({ alg: 'HS256', ...header }, claims);
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

/** A token that says of itself that it needs no signature. */
export const unsignedToken = (claims: object) => `${inputOf({ alg: 'none' }, claims)}.`;
