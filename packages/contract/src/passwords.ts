import { z } from 'zod';
import { MAIL_TOKEN_MAX, PASSWORD_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, text } from './fields.ts';
import { newPassword } from './password.ts';

const success = z.object({ success: z.literal(true) });

export const DEAD_RESET_LINK_MESSAGE =
  'This link is no longer valid. Please request a new one to choose a password.';
export const WRONG_PASSWORD_MESSAGE = 'This is not your current password';
export const SAME_PASSWORD_MESSAGE = 'This is already your password. Please choose another one.';

/** Also replaces the addresses of the person's calendar feeds, which work without a session. */
const endFeeds = z.boolean().default(false);

/** Mails a link to choose a new password. The response does not reveal whether the account exists. Errors: 429. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forget-password',
  access: 'public',
  body: z.strictObject({ email }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});

/**
 * Sets the password of the account that a mailed link belongs to, and ends its sessions. A link works once, for one
 * hour. Errors: 422 for an expired or used link and for a weak or common password; 429.
 */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: z.strictObject({ token: text(MAIL_TOKEN_MAX), password: newPassword, endFeeds }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});

/**
 * Changes the caller's password and ends their other sessions. Errors: 422 for a wrong current password and for a weak,
 * common or unchanged new one; 429 after too many failed attempts.
 */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'session',
  body: z.strictObject({
    currentPassword: z
      .string('Please enter your current password')
      .min(1, 'Please enter your current password')
      .max(PASSWORD_MAX, WRONG_PASSWORD_MESSAGE),
    newPassword,
    endFeeds,
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});
