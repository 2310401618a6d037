import { z } from 'zod';
import { MAIL_TOKEN_MAX, PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, text } from './fields.ts';

const success = z.object({ success: z.literal(true) });

export const UNCONFIRMED_MESSAGE =
  'Please check your email to confirm your account before continuing.';

export const DEAD_CONFIRMATION_LINK_MESSAGE =
  'This link is no longer valid. Please sign in to request a new one.';

/**
 * Confirms the address that a mailed link belongs to, or makes it the account's new address; it does not sign in. Mail scanners follow links, so the linked
 * page waits for a click before it calls. Errors: 422 for an expired or used link; 429.
 */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  body: z.strictObject({ token: text(MAIL_TOKEN_MAX) }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});

/** Resends the confirmation mail to an unconfirmed account. The response is always the same. Errors: 429. */
export const resendConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  body: z.strictObject({ email }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: success,
});
