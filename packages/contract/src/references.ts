import { z } from 'zod';
import { NOTES_MAX, REFERENCES_MAX, UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, optionalText, ownImageUrl } from './fields.ts';
import { reference } from './shoot-links.ts';

const params = z.object({ id });
const notes = optionalText(NOTES_MAX);

/** The reference pictures of a shoot, in their order. */
export const listReferences = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  response: z.array(reference),
});

/**
 * Adds a picture behind the others (201): one in the team's storage by its `url`, or a file (`file`) as
 * `multipart/form-data`. `shootId` may be named once more and then must be the same. 422 for a picture that is not the
 * team's and for more than 500. Those with numbered keys (numbered-key.ts) stand in the order of their numbers.
 */
export const addReference = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  body: eitherCase(
    z.strictObject({
      url: ownImageUrl,
      type: z.literal('image', 'References are images').default('image'),
      notes: notes.default(null),
      shootId: id.optional(),
    }),
  ),
  bodyMaxBytes: UPLOAD_MAX_BYTES,
  file: { name: 'file', sets: 'url' },
  response: reference,
});

/** Puts the references into a new order; those that are not named stay behind the others. Ids of no reference: 422. */
export const orderReferences = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  body: z.strictObject({ ids: z.array(id).max(REFERENCES_MAX) }),
  response: z.array(reference),
});

/**
 * Changes the notes. With `before`, the notes that they were written over, only if nobody has changed them since: 409
 * `version_conflict` with the reference as it is now. Notes that stand there already are no conflict.
 */
export const updateReference = defineEndpoint({
  method: 'PATCH',
  path: '/api/references/:id',
  access: 'team',
  params,
  body: z.strictObject({ notes, before: notes.optional() }),
  response: reference,
});

/** Takes a reference away; for 30 seconds it can be restored. */
export const deleteReference = defineEndpoint({
  method: 'DELETE',
  path: '/api/references/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});

/** Brings a deleted reference back with its notes and in its place. 404 once its time is over. */
export const restoreReference = defineEndpoint({
  method: 'POST',
  path: '/api/references/:id/restore',
  access: 'team',
  params,
  response: reference,
});
