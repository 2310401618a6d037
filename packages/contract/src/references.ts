import { z } from 'zod';
import { NOTES_MAX, REFERENCES_MAX, UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { alsoNamed, eitherCase, id, imageAddress, optionalText } from './fields.ts';
import { reference } from './shoot-links.ts';

const params = z.object({ id });
const notes = optionalText(NOTES_MAX);

export const listReferences = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  response: z.array(reference),
});

/**
 * Appends a picture (201): the `url` (or `imageUrl`) of one in
 * the storage of the team or of the hosted project, or a file in the form field `file`. `shootId`, if
 * present, must match the path. Pictures with numbered keys (`numbered-key.ts`) are sorted by number. Errors: 422 for a
 * picture of another team and for more than `REFERENCES_MAX`.
 */
export const addReference = defineEndpoint({
  method: 'POST',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  body: eitherCase(
    alsoNamed(
      { imageUrl: 'url' },
      z.strictObject({
        url: imageAddress,
        type: z.literal('image', 'References must be images').default('image'),
        notes: notes.default(null),
        shootId: id.optional(),
      }),
    ),
  ),
  bodyMaxBytes: UPLOAD_MAX_BYTES,
  file: { name: 'file', sets: 'url' },
  creates: true,
  response: reference,
});

/** Reorders the references. Those missing from `ids` come last. Errors: 422 for an unknown id. */
export const orderReferences = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/references',
  access: 'team',
  params,
  body: z.strictObject({ ids: z.array(id).max(REFERENCES_MAX) }),
  response: z.array(reference),
});

/**
 * With `before`, the notes that the edit started from, the change only applies if the stored notes still match it or
 * the new notes. Errors: 409 `version_conflict` with the `current` reference.
 */
export const updateReference = defineEndpoint({
  method: 'PATCH',
  path: '/api/references/:id',
  access: 'team',
  params,
  body: z.strictObject({ notes, before: notes.optional() }),
  response: reference,
});

/** Moves a reference to the trash, where the entry has its id. */
export const deleteReference = defineEndpoint({
  method: 'DELETE',
  path: '/api/references/:id',
  access: 'team',
  params,
  response: z.object({ success: z.literal(true) }),
});
