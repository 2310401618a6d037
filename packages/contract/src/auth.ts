import { z } from 'zod';
import {
  INVITE_CODE_MAX,
  PASSWORD_MAX,
  PUBLIC_BODY_MAX_BYTES,
  SECOND_STEP_TOKEN_MAX,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, id, personName, requiredText, text } from './fields.ts';
import { orText } from './form-values.ts';
import { newPassword } from './password.ts';

export const user = z.object({ id, email: z.string() });
export type User = z.infer<typeof user>;

/** The code in an invite link, because people paste the link where the code belongs; otherwise the value itself. */
const codeIn = (value: unknown) =>
  typeof value === 'string' ? (/[?&#]inviteCode=([\w-]+)/.exec(value)?.[1] ?? value) : value;

function orLink<T extends z.ZodType>(schema: T) {
  return z.preprocess<unknown, T, z.input<T>>(codeIn, schema);
}

/** An optional invite code, trimmed and in lower case. An empty code becomes `undefined`. */
export const inviteCode = orLink(
  text(INVITE_CODE_MAX)
    .trim()
    .toLowerCase()
    .transform((code) => (code === '' ? undefined : code)),
).optional();

/** An invite code that the client has asked for, trimmed and in lower case. Empty if the person has none. */
const askedInviteCode = orLink(text(INVITE_CODE_MAX).trim().toLowerCase()).optional();

/** A required invite code, trimmed and in lower case. */
export const writtenInviteCode = orLink(
  requiredText(INVITE_CODE_MAX, 'Please enter an invite code').toLowerCase(),
);

export const BAD_INVITE_CODE_MESSAGE =
  'This invite code is not valid. Please check it and try again.';

export const signedIn = z.object({
  token: z.string(),
  user: z.object({ id, email: z.string(), name: z.string() }),
});

/** The secret of a sign-in that waits for its second step. */
export const secondStepToken = z.string().min(1).max(SECOND_STEP_TOKEN_MAX);

/**
 * The first step was right, and the account asks for a second one: `takeSecondStep` or, with `hasPasskeys`,
 * `signInWithPasskey`. `token` is valid for five minutes and starts one session.
 */
export const secondStep = z.object({ token: secondStepToken, hasPasskeys: z.boolean() });
export type SecondStep = z.infer<typeof secondStep>;

export const signUpInput = z.strictObject({
  email,
  password: newPassword,
  name: personName('Please enter your first and last name.'),
  firstName: personName('Please enter your first name').optional(),
  lastName: personName('Please enter your last name').optional(),
  inviteCode,
});

/**
 * Creates an account and signs it in. `firstName` and `lastName` become the profile if both are present; otherwise the
 * next sign-in creates one from `name`. An address that already has an account gets a response of the same shape and
 * its account stays unchanged. Errors: 422 for a weak or common password or an invalid invite code; 403
 * `sign_ups_closed`; 429.
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

export const NOT_RECENT_MESSAGE = 'Please sign in again, then try again';

/**
 * Signs in by password. A person who is signed in already gets a new session then, which is recent enough for any call. An
 * account with two-step sign-in gets `secondStep` and no session yet. Errors: 401 `invalid_credentials`; 429 after too many
 * failed attempts.
 */
export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  body: signInInput,
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.union([signedIn, z.object({ secondStep })]),
});

/** `name` is the sign-up name; the names in the profile take precedence. Errors: 401 when signed out. */
export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'session',
  response: z.object({ user: user.extend({ name: z.string() }) }),
});

/**
 * Exchanges the tokens of a hosted identity service for a session cookie, and creates an account for a new user, in the
 * team of `inviteCode` if any. Where sign-ups need a code, an empty one is refused; without the field, the account opens
 * nothing until its first profile brings a code. Without such a service, `access_token` is the token that `signIn` returned to a client
 * other than a browser. Errors: 401 for an invalid token; 429; 503; for new users also 401 `unconfirmed`, 403
 * `sign_ups_closed`, 409 if the address belongs to an account that the token does not open, 422 for an invalid invite
 * code.
 */
export const setSession = defineEndpoint({
  method: 'POST',
  path: '/api/auth/set-session',
  access: 'public',
  body: z.strictObject({
    access_token: z.string().min(1).max(8_192),
    refresh_token: z.string().max(8_192).nullish(),
    expires_at: orText(z.number()).nullish(),
    inviteCode: askedInviteCode,
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ user }),
});

/** Ends the session. Idempotent: the response is the same without a session. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/signout',
  access: 'public',
  body: z.strictObject({}).optional(),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ success: z.literal(true) }),
});

/**
 * Deletes the caller's account permanently and ends all its sessions. Teams without another member are deleted with
 * their files; ownership of the others passes on as in `leaveTeam`.
 */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'session',
  recent: true,
  response: z.object({ success: z.literal(true) }),
});
