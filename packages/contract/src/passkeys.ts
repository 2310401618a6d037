import { z } from 'zod';
import { signedIn } from './auth.ts';
import { PASSKEY_NAME_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, requiredText } from './fields.ts';

export const PASSKEY_REFUSED_MESSAGE = 'No account here has this passkey';
export const PASSKEY_NOT_ADDED_MESSAGE = 'The passkey could not be added. Please try again.';
export const TOO_MANY_PASSKEYS_MESSAGE = 'You have as many passkeys as an account can have';

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const credentialId = base64url(1_400);
const clientDataJSON = base64url(8_000);
const success = z.object({ success: z.literal(true) });

/** The options of WebAuthn Level 3 as JSON, for the browser. */
const options = z.record(z.string(), z.unknown());

export const passkeyName = requiredText(PASSKEY_NAME_MAX, 'Please enter a name');

export const passkey = z.object({
  id,
  name: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/**
 * Starts a sign-in with a passkey. The challenge in the options counts once, for five minutes. Errors: 409 if the page is
 * not at the public address of the server.
 */
export const challengePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/challenge',
  access: 'public',
  body: z.strictObject({}),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ options }),
});

/**
 * Signs in with a passkey, which counts as both steps: the device has verified the person. The fields are those of an
 * `AuthenticationResponseJSON`. Errors: 401 `invalid_credentials`, whatever the reason; 429.
 */
export const signInWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/passkey',
  access: 'public',
  body: z.strictObject({
    id: credentialId,
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100),
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: signedIn,
});

/** Lists the caller's passkeys, the oldest first. */
export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  access: 'session',
  response: z.array(passkey),
});

/** Starts adding a passkey. Errors as for `challengePasskey`, and 409 if the account has too many. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  access: 'session',
  recent: true,
  body: z.strictObject({}),
  response: z.object({ options }),
});

/**
 * Adds a passkey, named after the device. The fields are those of a `RegistrationResponseJSON`. Errors: 409 if the account
 * has too many; 422 if the passkey does not answer the challenge.
 */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'session',
  recent: true,
  creates: true,
  body: z.strictObject({
    id: credentialId,
    clientDataJSON,
    attestationObject: base64url(20_000),
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: passkey,
});

/** Errors: 404 for passkeys of other people. */
export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/auth/passkeys/:id',
  access: 'session',
  params: z.object({ id }),
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
});

/** Errors: 404 for passkeys of other people. */
export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'session',
  recent: true,
  params: z.object({ id }),
  response: success,
});
