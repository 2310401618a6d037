import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id } from './fields.ts';

const params = z.object({ id });
const answer = z.object({ docUrl: z.string() });

/**
 * Saves a shoot's call sheet as a document, stores the link as `docsUrl` and returns it. With a service account this
 * creates or updates a Google Doc in the shared folder; without one, the document is on this server. Errors: 404; 503
 * `unavailable` with a message that names Google Docs, which leaves the shoot unchanged.
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
 * Saves the call sheet with the service account. The server ignores the snapshot that clients may send, flat or in `shoot`. Errors as
 * above, and 503 `not_configured` without a service account.
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
      shoot: anything,
    }),
  ).optional(),
  response: answer,
});

/** Saves the call sheet to the caller's Google Drive. Errors: 404; 409 `google_not_connected`; 503 as above. */
export const saveDocsToOwnGoogle = defineEndpoint({
  method: 'POST',
  path: '/api/google/from-provider/docs',
  access: 'team',
  body: eitherCase(z.strictObject({ shootId: id })),
  response: answer,
});
