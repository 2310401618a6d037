import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function newKey(): SigningKey {
  return { kid: randomUUID(), ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
}

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

/** Signs a token with ES256. `header` adds or replaces header fields. */
export function signToken(key: SigningKey, claims: object, header: object = {}): string {
  const input = inputOf({ alg: 'ES256', kid: key.kid, ...header }, claims);
  const form = { key: key.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${input}.${sign('sha256', Buffer.from(input), form).toString('base64url')}`;
}

/** Signs a token with HS256, like projects with a shared secret. */
export function signWithSecret(
  secret: string | Buffer,
  claims: object,
  header: object = {},
): string {
  const input = inputOf({ alg: 'HS256', ...header }, claims);
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

export const unsignedToken = (claims: object) => `${inputOf({ alg: 'none' }, claims)}.`;
