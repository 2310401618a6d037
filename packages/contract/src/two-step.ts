import { z } from 'zod';
import { secondStepToken, signedIn } from './auth.ts';
import { PUBLIC_BODY_MAX_BYTES, STEP_CODE_MAX, TOTP_DIGITS } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { withoutGaps } from './readable-code.ts';

export const MISSING_CODE_MESSAGE = 'Please enter the code';
export const WRONG_CODE_MESSAGE = 'This code is wrong or already used. Please try another one.';
export const DEAD_STEP_MESSAGE = 'This took too long. Please sign in again.';
export const NO_SETUP_MESSAGE = 'The setup has expired. Please start again.';
export const IS_ON_MESSAGE = 'Two-step sign-in is already on';
export const IS_OFF_MESSAGE = 'Two-step sign-in is off';

/** What a person types as the second step: the code of their app, or a recovery code. */
const stepCode = requiredText(STEP_CODE_MAX, MISSING_CODE_MESSAGE);

/** Whether it looks like a code of an app, however it is typed. */
export const isAppCode = (code: string) =>
  new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(withoutGaps(code));

const success = z.object({ success: z.literal(true) });
const recoveryCodes = z.object({
  /** Shown once: the server stores only hashes. */
  recoveryCodes: z.array(z.string()),
});

/** `codesLeft`: how many recovery codes are not used yet. */
export const twoStep = z.object({ isOn: z.boolean(), codesLeft: z.number().int() });
export type TwoStep = z.infer<typeof twoStep>;

/**
 * The second step of a sign-in. A code counts once. Errors: 422 with `fields.code` for a wrong code, with `fields.token` if
 * the sign-in has to start again; 429 after too many wrong codes.
 */
export const takeSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-in/second-step',
  access: 'public',
  body: z.strictObject({ token: secondStepToken, code: stepCode }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: signedIn,
});

export const getTwoStep = defineEndpoint({
  method: 'GET',
  path: '/api/auth/two-step',
  access: 'session',
  response: twoStep,
});

/**
 * Makes a secret for an app that shows codes (RFC 6238: SHA-1, six digits, 30 seconds). Nothing changes until
 * `turnOnTwoStep`. Errors: 409 if two-step sign-in is on.
 */
export const setUpTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-step/setup',
  access: 'session',
  recent: true,
  body: z.strictObject({}),
  response: z.object({
    /** In base 32. */
    secret: z.string(),
    /** The `otpauth:` address for a QR code. */
    url: z.string(),
  }),
});

/**
 * From now on, signing in takes a second step. Ends the caller's other sessions. Errors: 409 if it is on or was not set up;
 * 422 for a wrong code.
 */
export const turnOnTwoStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-step',
  access: 'session',
  recent: true,
  body: z.strictObject({ code: stepCode }),
  response: recoveryCodes,
});

/** Replaces all recovery codes. Errors: 409 if two-step sign-in is off. */
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-step/recovery-codes',
  access: 'session',
  recent: true,
  body: z.strictObject({}),
  response: recoveryCodes,
});

/** Deletes the secret and the recovery codes. Passkeys stay. */
export const turnOffTwoStep = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/two-step',
  access: 'session',
  recent: true,
  response: success,
});
