import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';

export const googleActions = ['docs', 'calendar'] as const;
export type GoogleAction = (typeof googleActions)[number];

/** With `userHasGoogleProvider`, the caller's own Google account works without further consent. */
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

export const getGoogleConnection = defineEndpoint({
  method: 'GET',
  path: '/api/google/connection',
  access: 'session',
  response: z.object({ connection: z.object({ email: z.string() }).nullable() }),
});

/** Revokes the caller's Google access, also at Google. Documents and events stay there. */
export const disconnectGoogle = defineEndpoint({
  method: 'DELETE',
  path: '/api/google/connection',
  access: 'session',
  response: z.object({ success: z.literal(true) }),
});

export const GOOGLE_START_PATH = '/api/google/oauth-start';
/** The redirect URI of the consent popup. It must be registered with Google. */
export const GOOGLE_CALLBACK_PATH = '/api/google/oauth-callback';

/** The URL of a popup that asks for consent to use the user's Google account, then performs `action`. */
export const googleOauthStart = (action: GoogleAction, shootId: string) =>
  `${GOOGLE_START_PATH}?${new URLSearchParams({ action, shootId })}`;

/**
 * What the popup posts to its opener at the end. Receivers must ignore messages of other origins. `error` is in the
 * language of the reader.
 */
export const googleMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('oauth-success'),
    action: z.enum(googleActions),
    docUrl: z.string().optional(),
    eventUrl: z.string().optional(),
  }),
  z.object({ type: z.literal('oauth-not-configured') }),
  z.object({
    type: z.literal('oauth-failed'),
    action: z.enum(googleActions),
    error: z.string(),
    code: z.enum(errorCodes).optional(),
  }),
]);
export type GoogleMessage = z.infer<typeof googleMessage>;
