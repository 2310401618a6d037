import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What one may want of one's own Google. */
export const googleActions = ['docs', 'calendar'] as const;
export type GoogleAction = (typeof googleActions)[number];

/** What can be done with Google here. `userHasGoogleProvider`: the caller's own Google can be used without asking again. */
export const checkIntegrations = defineEndpoint({
  method: 'GET',
  path: '/api/integrations/check',
  access: 'session',
  response: z.object({
    serviceAccountConfigured: z.boolean(),
    oauthClientConfigured: z.boolean(),
    userHasGoogleProvider: z.boolean(),
  }),
});

/** The Google account that one has connected; null where there is none. */
export const getGoogleConnection = defineEndpoint({
  method: 'GET',
  path: '/api/google/connection',
  access: 'session',
  response: z.object({ connection: z.object({ email: z.string() }).nullable() }),
});

/** Forgets the caller's Google account and tells Google so. What was written there stays. */
export const disconnectGoogle = defineEndpoint({
  method: 'DELETE',
  path: '/api/google/connection',
  access: 'session',
  response: z.object({ success: z.literal(true) }),
});

export const GOOGLE_START_PATH = '/api/google/oauth-start';
/** Where Google sends the popup back to. An address of this server that Google has to know. */
export const GOOGLE_CALLBACK_PATH = '/api/google/oauth-callback';

/** Where a popup is opened that asks for the right to use one's own Google, and then does what `action` says. */
export const googleOauthStart = (action: GoogleAction, shootId: string) =>
  `${GOOGLE_START_PATH}?${new URLSearchParams({ action, shootId })}`;

/**
 * What the popup tells its opener when it is done. It is posted to the product's own origin alone, and is to be believed
 * from there alone.
 */
export const googleMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('oauth-success'),
    action: z.enum(googleActions),
    docUrl: z.string().optional(),
    eventUrl: z.string().optional(),
  }),
  z.object({ type: z.literal('oauth-not-configured') }),
  z.object({ type: z.literal('oauth-failed'), action: z.enum(googleActions), error: z.string() }),
]);
export type GoogleMessage = z.infer<typeof googleMessage>;
