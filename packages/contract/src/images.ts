import { z } from 'zod';
import { catalogueKinds } from './catalogue-kinds.ts';
import { UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownImageUrl } from './fields.ts';

/** Each kind is a folder of the bucket `shoot-images`. */
export const imageKinds = ['avatars', ...catalogueKinds, 'shoot-references'] as const;
export type ImageKind = (typeof imageKinds)[number];

const teamImageKinds = imageKinds.filter((kind) => kind !== 'avatars');

/** Sizes are pixels. `placeholder` is a tiny blurred data URL to show until the picture is loaded. */
export const storedImage = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
});
export type StoredImage = z.infer<typeof storedImage>;

/**
 * Stores a picture for the team (201), re-encoded: JPEG, PNG, WebP, GIF or AVIF of at most 15 MB and 40 megapixels, as
 * `multipart/form-data` in the field `file`. A picture that nothing refers to is deleted after a while. Errors: 413 too
 * large; 415 not a picture; 422 a broken picture.
 */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/images/:kind',
  access: 'team',
  params: z.object({ kind: z.enum(teamImageKinds) }),
  body: z.strictObject({ url: ownImageUrl }),
  bodyMaxBytes: UPLOAD_MAX_BYTES,
  file: { name: 'file', sets: 'url' },
  creates: true,
  response: storedImage,
});
