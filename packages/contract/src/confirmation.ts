import { z } from 'zod';
import { MAIL_TOKEN_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, text } from './fields.ts';

const success = z.object({ success: z.literal(true) });

/** Said with the code `unconfirmed` (spec section 8). */
export const UNCONFIRMED_MESSAGE =
  'Please check your email to confirm your account before continuing.';

export const DEAD_CONFIRMATION_LINK_MESSAGE =
  'This link is no longer valid. Please sign in to have a new one sent';

/**
 * Confirms the address of the account that a mailed link belongs to; signing in is the next step. Programs that look into
 * mails open links but send nothing: the page of the link waits for a click before it calls. 422 for a link that is over,
 * 429.
 */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  body: z.strictObject({ token: text(MAIL_TOKEN_MAX) }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});

/**
 * Sends the confirmation mail again, if the address has an account that waits for it. The answer is always the same. 429.
 */
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  body: z.strictObject({ email }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});
