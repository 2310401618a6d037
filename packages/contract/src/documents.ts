import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

const params = z.object({ id });
const answer = z.object({ docUrl: z.string() });

/**
 * Writes a shoot's call sheet where documents are kept, notes the address as the shoot's `docsUrl` and answers with it:
 * on the server itself, or, with a service account, as a Google Doc in the shared folder, the one that is there already if
 * there is one. 404; 503 `unavailable` whose sentence names Google Docs, with the shoot unchanged.
 */
export const exportDoc = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/export-doc',
  access: 'team',
  params,
  body: z.strictObject({}).optional(),
  response: answer,
});

const anything = z.unknown().optional();

/**
 * Saves the call sheet with the service account: as above, but 503 `not_configured` where there is none. Clients may send
 * along what they know of the shoot; the document is made from what the server knows.
 */
export const saveDocs = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/docs',
  access: 'team',
  params,
  body: eitherCase(
    z.strictObject({
      id: anything,
      title: anything,
      status: anything,
      date: anything,
      time: anything,
      durationMinutes: anything,
      locationId: anything,
      location: anything,
      description: anything,
      color: anything,
      instagramLinks: anything,
      participants: anything,
      references: anything,
      equipment: anything,
      props: anything,
      costumes: anything,
    }),
  ).optional(),
  response: answer,
});

/** Saves the call sheet to the caller's own Google. 404; 409 `google_not_connected`; 503 as above. */
export const saveDocsToOwnGoogle = defineEndpoint({
  method: 'POST',
  path: '/api/google/from-provider/docs',
  access: 'team',
  body: eitherCase(z.strictObject({ shootId: id })),
  response: answer,
});
