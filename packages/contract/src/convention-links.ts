import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

/** The page of a convention for everyone who has its link. */
export const conventionPath = (secret: string) => `/c/${secret}`;

/** `url` is absolute and a secret: anyone who knows it can read the timetable. Null while the link is off. */
const conventionLink = z.object({ url: z.string().nullable() });
export type ConventionLink = z.infer<typeof conventionLink>;

/** `new` replaces a link that is on, and the one before no longer opens. `on` keeps a link that is on. */
const conventionLinkChange = z.strictObject({
  state: z.enum(['on', 'off', 'new'], 'Please choose on, off or new'),
});
export type ConventionLinkState = z.output<typeof conventionLinkChange>['state'];

const params = z.object({ id });

/** The link of a convention. It is off until the team turns it on. 404. */
export const getConventionLink = defineEndpoint({
  method: 'GET',
  path: '/api/conventions/:id/link',
  access: 'team',
  params,
  response: conventionLink,
});

/** Turns the link of a convention on or off, or replaces it. A link that is off stays off with `new`. 404. */
export const changeConventionLink = defineEndpoint({
  method: 'PATCH',
  path: '/api/conventions/:id/link',
  access: 'team',
  params,
  body: eitherCase(conventionLinkChange),
  response: conventionLink,
});
