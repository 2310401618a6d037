import type { BodyOf } from '@lensemble/contract/endpoint';
import type { addPasskey, signInWithPasskey } from '@lensemble/contract/passkeys';
import type { Env } from '../../start/env.ts';

/** Loaded on first use: it takes a fifth of a second and 27 MB. */
const webAuthn = () => import('@simplewebauthn/server');

/** Where passkeys count: the host of the server's public address, and exactly this origin. */
export function placeOf({ publicUrl }: Pick<Env, 'publicUrl'>): {
  readonly rpID: string;
  readonly origin: string;
} {
  const { hostname: rpID, origin } = new URL(publicUrl);
  return { rpID, origin };
}

type Place = ReturnType<typeof placeOf>;

export interface StoredKey {
  readonly credentialId: string;
  /** A COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** A device identifies itself by its screen lock (user verification), so that a passkey counts as both steps. */
const userVerification = 'required';
const VERIFIED = { requireUserVerification: true };
/** EdDSA, ES256 and RS256: what devices have. The library's own list makes Node.js warn of an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What the browser asks a new passkey for. @param others the passkeys that the person has */
export async function creationOptions(
  { rpID }: Place,
  challenge: string,
  person: { readonly userId: string; readonly email: string; readonly name: string },
  others: readonly Pick<StoredKey, 'credentialId'>[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Lensemble',
    rpID,
    userID: Uint8Array.from(Buffer.from(person.userId)),
    userName: person.email,
    userDisplayName: person.name,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: others.map(({ credentialId: id }) => ({ id })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
  return { ...options };
}

/** What the browser asks a passkey for. It offers all passkeys of this place. */
export async function requestOptions(
  { rpID }: Place,
  challenge: string,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const asked = { rpID, challenge: bytesOf(challenge), userVerification } as const;
  return { ...(await generateAuthenticationOptions(asked)) };
}

/** The challenge that a browser answered; undefined for data that cannot be read. It is not verified. */
export function challengeIn({ clientDataJSON }: { readonly clientDataJSON: string }) {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The key of a new passkey; undefined if it does not answer the challenge for this place. */
export async function newKeyIn(
  { rpID, origin }: Place,
  challenge: string,
  { id, ...response }: BodyOf<typeof addPasskey>,
): Promise<StoredKey | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const type = 'public-key' as const;
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
    ...VERIFIED,
  }).catch(() => undefined);
  const made = verified?.registrationInfo?.credential;
  if (!verified?.verified || !made) return undefined;
  const publicKey = Buffer.from(made.publicKey).toString('base64url');
  return { credentialId: made.id, publicKey, counter: made.counter };
}

/** The new counter of a passkey; undefined if it does not answer the challenge for this place. */
export async function counterIn(
  { rpID, origin }: Place,
  challenge: string,
  { credentialId, publicKey, counter }: StoredKey,
  { id, ...response }: BodyOf<typeof signInWithPasskey>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const type = 'public-key' as const;
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    ...VERIFIED,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
