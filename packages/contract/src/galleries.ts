import { z } from 'zod';
import { GALLERY_PASSWORD_MAX } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDate, eitherCase, httpsUrl, id, optionalText } from './fields.ts';

/** A link, or null for none. Empty text becomes `null`. */
const link = z
  .string('This must be a link')
  .trim()
  .transform((typed) => (typed === '' ? null : typed))
  .pipe(httpsUrl.nullable())
  .nullable();

/** One line, which the crew reads. It protects a gallery elsewhere. */
const password = optionalText(GALLERY_PASSWORD_MAX).refine(
  (typed) => typed === null || !/[\n\r]/.test(typed),
  'This must be a single line',
);

/** `readyOn` (`YYYY-MM-DD`) is when the pictures are there. `isTold`: the crew gets an email when the shoot is completed. */
export const galleryFields = {
  url: link,
  readyOn: calendarDate.nullable(),
  password,
  isTold: z.boolean('Please choose yes or no'),
};

/**
 * Where the pictures of a shoot are. Personal links show it once the shoot is completed. `toldAt` is when the crew was told,
 * which happens once. `reachable` and `unreachable` count the crew with and without an address for email. `version` counts
 * writes and is what `If-Match` names; 0 before the first. `updatedAt` is of the last one.
 */
const gallery = z.object({
  url: z.string().nullable(),
  readyOn: z.string().nullable(),
  password: z.string().nullable(),
  isTold: z.boolean(),
  toldAt: z.string().nullable(),
  reachable: z.number().int(),
  unreachable: z.number().int(),
  version: z.number().int(),
  updatedAt: z.string().nullable(),
});
export type Gallery = z.infer<typeof gallery>;

const params = z.object({ id });

/** 404. */
export const getGallery = defineEndpoint({
  method: 'GET',
  path: '/api/shoots/:id/gallery',
  access: 'team',
  action: 'editShoots',
  params,
  response: gallery,
});

/**
 * Replaces the link of a gallery. If the shoot is completed already, the crew is told at once. A stale `If-Match` gets 409
 * `version_conflict` with the `current` gallery. 404, 422.
 */
export const setGallery = defineEndpoint({
  method: 'PATCH',
  path: '/api/shoots/:id/gallery',
  access: 'team',
  action: 'editShoots',
  params,
  body: eitherCase(z.strictObject(galleryFields)),
  response: gallery,
});
