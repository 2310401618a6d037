import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownImageUrl } from './fields.ts';

/** What a stored picture is of. Each kind is a folder of the bucket `shoot-images` (spec section 7, "Storage"). */
export const imageKinds = [
  'avatars',
  'personnel',
  'equipment',
  'locations',
  'props',
  'costumes',
  'shoot-references',
] as const;
export type ImageKind = (typeof imageKinds)[number];

/** The pictures that a team keeps; `avatars` belong to persons. */
const teamImageKinds = imageKinds.filter((kind) => kind !== 'avatars');

/** A picture in the store. `placeholder` is a blurred data URL of a few bytes to show until the picture is there. */
export const storedImage = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string(),
});
export type StoredImage = z.infer<typeof storedImage>;

/**
 * Keeps a picture for the team (201), encoded anew: JPEG, PNG, WebP, GIF or AVIF of at most 15 MB and 40 megapixels, as
 * `multipart/form-data` in the field `file`. It goes away after a while unless something comes to show it. 413 too large,
 * 415 no picture, 422 one that is broken.
 */
export const uploadImage = defineEndpoint({
  method: 'POST',
  path: '/api/images/:kind',
  access: 'team',
  params: z.object({ kind: z.enum(teamImageKinds) }),
  body: z.strictObject({ url: ownImageUrl }),
  bodyMaxBytes: UPLOAD_MAX_BYTES,
  file: { name: 'file', sets: 'url' },
  response: storedImage,
});
