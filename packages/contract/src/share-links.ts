import { z } from 'zod';
import { PASSWORD_MAX, SHARE_PASSWORD_MIN } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, instant, text } from './fields.ts';
import { publicShoot } from './public-shoots.ts';

/**
 * How a shoot is reached while it is shared. `url` is absolute and a secret: anyone who knows it can read the shoot until
 * `endsAt`, with the password if there is one. `isIdOpen` says whether the address with the shoot's id works too,
 * which it never does beside an end or a password.
 * `version` counts writes and is what `If-Match` names.
 */
export const shareLink = z.object({
  url: z.string(),
  endsAt: z.string().nullable(),
  hasPassword: z.boolean(),
  isIdOpen: z.boolean(),
  version: z.number().int(),
});
export type ShareLink = z.infer<typeof shareLink>;

export const sharePath = (secret: string) => `/s/${secret}`;

const PASSWORD_MESSAGE = `Please enter at least ${SHARE_PASSWORD_MIN} characters`;
export const LINK_ENDED_MESSAGE = 'Please choose today or a later day';
export const ID_LIMITED_MESSAGE = 'Remove the last day and the password first';

export const linkPassword = text(PASSWORD_MAX).min(SHARE_PASSWORD_MIN, PASSWORD_MESSAGE);

/** Null removes the end or the password. */
export const shareLinkChange = z
  .strictObject({
    endsAt: instant.nullable(),
    password: linkPassword.nullable(),
    isIdOpen: z.boolean('Please choose yes or no'),
  })
  .partial()
  .refine((value) => Object.keys(value).length > 0, {
    error: 'There is nothing to change',
    when: ({ issues }) => issues.length === 0,
  });
export type ShareLinkChange = z.output<typeof shareLinkChange>;

const params = z.object({ id });

/** Returns the private link of a shoot and creates it on first use. 404. */
export const getShareLink = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/share-link',
  access: 'team',
  params,
  response: shareLink,
});

/** Changes who can use the link. A stale `If-Match` gets 409 `version_conflict` with the `current` link. 404, 422. */
export const updateShareLink = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/share-link',
  access: 'team',
  params,
  body: eitherCase(shareLinkChange),
  response: shareLink,
});

/** Replaces the URL of the link; the old URL becomes a 404. End date and password stay. `If-Match` as above. */
export const replaceShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/share-link/replace',
  access: 'team',
  params,
  body: z.strictObject({}).optional(),
  response: shareLink,
});

/** The public view without the id: with it, readers could open the address with the id after the link has ended. */
const linkedShoot = publicShoot.omit({ id: true });

export const LINK_LOCKED_MESSAGE = 'This link needs a password';
export const LINK_PASSWORD_MESSAGE = 'This is not the password for this link';

/**
 * The shoot behind a private link. Wrong, replaced and expired links get the 404 of a shoot that is not shared. 403
 * `password_required` if the link has a password.
 */
export const getLinkedShoot = defineEndpoint({
  method: 'GET',
  path: '/api/public/links/:secret',
  access: 'public',
  params: z.object({ secret: z.string() }),
  response: linkedShoot,
});

/** The same with the link's password. 403 `password_required` for a wrong one; 429 after too many. */
export const openLinkedShoot = defineEndpoint({
  method: 'POST',
  path: '/api/public/links/:secret',
  access: 'public',
  params: z.object({ secret: z.string() }),
  body: z.strictObject({ password: text(PASSWORD_MAX) }),
  response: linkedShoot,
});
