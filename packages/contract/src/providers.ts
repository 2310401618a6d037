import { z } from 'zod';
import { inviteCode } from './auth.ts';
import { providers } from './boot.ts';
import { PUBLIC_BODY_MAX_BYTES, URL_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { returnAddress } from './return-address.ts';

const params = z.strictObject({ provider: providers });

/**
 * Begins to sign in, or up, through a provider: the browser goes to `url`, from where it comes back to the server and then
 * to `/auth/callback`. `redirect` is a page of the product to go to in the end; any other address counts as none. With
 * `link` the provider's account is connected to the one that is signed in. 401 for that without a session, 409 on another
 * host than that of `PUBLIC_URL`, where the way back leads, 422 for a bad invite code, 429, 503 `not_configured`.
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
    link: z.boolean().optional(),
  }),
  bodyMaxBytes: PUBLIC_BODY_MAX_BYTES,
  response: z.object({ url: z.string() }),
});

/** The ways into one's account: whether it has a password, and the providers that are connected. */
export const listLogins = defineEndpoint({
  method: 'GET',
  path: '/api/auth/logins',
  access: 'session',
  response: z.object({ password: z.boolean(), providers: z.array(providers) }),
});
export const LAST_LOGIN_MESSAGE =
  'This is the only way into your account. Set a password or connect another service first';

/** Disconnects a provider; nothing happens where it is not connected. 409 where it is the last way in. */
export const removeLogin = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/logins/:provider',
  access: 'session',
  params,
  response: z.object({ success: z.literal(true) }),
});
