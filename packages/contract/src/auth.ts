import { z } from 'zod';
import { INVITE_CODE_MAX, PASSWORD_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id, personName, requiredText, text } from './fields.ts';
import { newPassword } from './password.ts';

/** Who is signed in. */
export const user = z.object({ id, email: z.string() });
export type User = z.infer<typeof user>;

/** A code as people type it: blanks around it and letter case do not matter. Empty counts as none. */
export const inviteCode = text(INVITE_CODE_MAX)
  .trim()
  .toLowerCase()
  .transform((code) => (code === '' ? undefined : code))
  .optional();

/** The same where there must be one. */
export const writtenInviteCode = requiredText(
  INVITE_CODE_MAX,
  'Please enter an invite code',
).toLowerCase();

export const BAD_INVITE_CODE_MESSAGE =
  'This invite code is not valid. Please check it and try again.';

const signedIn = z.object({
  token: z.string(),
  user: z.object({ id, email: z.string(), name: z.string() }),
});

export const signUpInput = z.strictObject({
  email,
  password: newPassword,
  name: personName('Please enter your first and last name.'),
  firstName: personName('Please enter your first name').optional(),
  lastName: personName('Please enter your last name').optional(),
  inviteCode,
});

/**
 * Makes an account and signs it in. The profile begins with `firstName` and `lastName`, where both are there; else the next
 * sign-in makes one of `name`, as far as none is saved by then. An address that already has an account is answered in the same shape and never
 * changed; only what comes after shows the difference. 422 for a weak or common password or a bad invite code, 403
 * `sign_ups_closed`, 429.
 */
export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'public',
  body: signUpInput,
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: signedIn,
});

export const signInInput = z.strictObject({
  email,
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(PASSWORD_MAX),
});

/** Signs in by password: 401 `invalid_credentials`, 429 after too many wrong ones. */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  body: signInInput,
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: signedIn,
});

/** Who the session belongs to; 401 when signed out. `name` is that of sign-up: the profile's names count where there is one. */
export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'session',
  response: z.object({ user: user.extend({ name: z.string() }) }),
});

/**
 * Turns the tokens of a hosted identity into a session cookie; who comes for the first time gets an account, in the team of
 * `inviteCode` where there is one. Without a hosted identity `access_token` is the token that signing in answered with (for
 * clients that are no browser). 401 when it is not valid; for newcomers 401 `unconfirmed`, 403 `sign_ups_closed`, 409 for
 * an address whose account it does not open, 422 for an invite code, 429; 503.
 */
export const setSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/set-session',
  access: 'public',
  body: z.strictObject({
    access_token: z.string().min(1).max(8_192),
    refresh_token: z.string().max(8_192).nullish(),
    expires_at: z.number().nullish(),
    inviteCode,
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ user }),
});

/** Ends the session; without one it answers the same. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'public',
  body: z.strictObject({}).optional(),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ success: z.literal(true) }),
});

/**
 * Deletes one's account for good and signs it out everywhere. Teams with no other member go with it, files too; the others
 * get an owner as when one leaves.
 */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'session',
  response: z.object({ success: z.literal(true) }),
});
