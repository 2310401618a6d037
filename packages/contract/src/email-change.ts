import { z } from 'zod';
import { PUBLIC_BODY_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { email } from './fields.ts';

export const SAME_EMAIL_MESSAGE = 'This is already your email address';

/** The new address of an account that has the address `current`. */
export const otherEmail = (current: string) =>
  email.refine((address) => address !== current, SAME_EMAIL_MESSAGE);

/**
 * Mails a link to a new address, which becomes the caller's address when the link is used (`confirmEmail`). The response
 * does not reveal whether the address has an account. Errors: 422 for the current address; 429.
 */
export const requestEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  access: 'session',
  recent: true,
  body: z.strictObject({ email }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ success: z.literal(true) }),
});
