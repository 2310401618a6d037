import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Browsers of one person that get push messages. A further one replaces the oldest. */
export const SUBSCRIPTIONS_MAX = 10;
export const NOT_ONE_MESSAGE = 'This is not a push subscription of a browser';
const ENDPOINT_MAX = 1_000;
/** An uncompressed point of P-256, and 16 random bytes, in base64url (RFC 8291). */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

const isService = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

const endpoint = z
  .string('This must be text')
  .max(ENDPOINT_MAX, NOT_ONE_MESSAGE)
  .refine(isService, NOT_ONE_MESSAGE);

/** What a browser tells of its subscription, as `PushSubscription.toJSON()` has it. */
export const subscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string('This must be text').regex(P256DH, NOT_ONE_MESSAGE),
    auth: z.string('This must be text').regex(AUTH, NOT_ONE_MESSAGE),
  }),
});
export type Subscription = z.infer<typeof subscription>;

const response = z.object({ success: z.literal(true) });

/** Push messages go to this browser until the session ends. */
export const subscribeToPush = defineEndpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  access: 'session',
  body: subscription,
  response,
});

/** Ends the push messages to a browser of the caller. */
export const unsubscribeFromPush = defineEndpoint({
  method: 'POST',
  path: '/api/push-subscriptions/end',
  access: 'session',
  body: z.strictObject({ endpoint }),
  response,
});
