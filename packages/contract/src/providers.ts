import { z } from 'zod';
import { inviteCode } from './auth.ts';
import { providers } from './boot.ts';
import { PUBLIC_BODY_MAX_BYTES, URL_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { yesOrNo } from './form-values.ts';
import { returnAddress } from './return-address.ts';

const params = z.strictObject({ provider: providers });

/**
 * Starts a sign-in or sign-up: the browser opens `url`, and the provider sends it back to the server and on to
 * `/auth/callback`. `redirect` is the page to open at the end; foreign addresses are ignored. `link` connects the
 * provider to the signed-in account. Errors: 401 for `link` without a session, and 403
 * `reauthentication_required` without a recent sign-in; 409 on a host other than that of
 * `PUBLIC_URL`, where the provider returns to; 422 for an invalid invite code; 429; 503 `not_configured`.
 */
export const startProvider = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oauth/:provider/start',
  access: 'public',
  params,
  body: z.strictObject({
    redirect: z
      .string()
      .max(URL_MAX)
      .transform((address) => returnAddress(address))
      .optional(),
    inviteCode,
    link: yesOrNo.optional(),
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ url: z.string() }),
});

export const listLogins = defineEndpoint({
  method: 'GET',
  path: '/api/auth/logins',
  access: 'session',
  response: z.object({ password: z.boolean(), providers: z.array(providers) }),
});
export const LAST_LOGIN_MESSAGE =
  'This is the only way to sign in to your account. Set a password or connect another service first.';

/** Disconnects a provider. Idempotent. Errors: 403 `reauthentication_required`; 409 for the last way to sign in. */
export const removeLogin = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/logins/:provider',
  access: 'session',
  recent: true,
  params,
  response: z.object({ success: z.literal(true) }),
});
