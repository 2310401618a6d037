import { z } from 'zod';
import { UPLOAD_MAX_BYTES } from './constants.ts';
import type { FileField } from './endpoint.ts';
import { defineEndpoint } from './endpoint.ts';
import { eitherCase, id, ownImageUrl } from './fields.ts';
import type { ImageKind } from './images.ts';

/** What every item of a catalogue has. `shootIds`: the shoots that use it; moments are in UTC. */
const item = z.object({
  id,
  shootIds: z.array(id),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** An item's picture: its address and what to show until it is there. */
export const picture = {
  imageUrl: z.string().nullable(),
  imagePlaceholder: z.string().nullable(),
};

/** What a caller may say about an item's picture: an address in the team's own storage, or none. */
export const pictureInput = ownImageUrl.nullable();

interface CatalogueParts<
  Shape extends z.ZodRawShape,
  New extends z.ZodType,
  Change extends z.ZodType,
> {
  readonly path: `/api/${string}`;
  /** Where the items' pictures are kept. */
  readonly kind: ImageKind;
  readonly file: FileField;
  /** What an item has beside what all have. */
  readonly item: Shape;
  readonly newItem: New;
  readonly change: Change;
}

/**
 * Declares one of a team's catalogues and its calls. Lists come newest first with the team's revision as ETag; items of
 * other teams are 404; pictures can come with the call (see `FileField`) or as an address in the team's own storage, 422
 * for any other.
 */
export function defineCatalogue<
  Shape extends z.ZodRawShape,
  New extends z.ZodType,
  Change extends z.ZodType,
>(parts: CatalogueParts<Shape, New, Change>) {
  const { path, kind, file, newItem, change } = parts;
  const response = item.extend(parts.item);
  const params = z.object({ id });
  const one: `/api/${string}` = `${path}/:id`;
  return {
    kind,
    newItem,
    change,
    item: response,
    list: defineEndpoint({ method: 'GET', path, access: 'team', response: z.array(response) }),
    create: defineEndpoint({
      method: 'POST',
      path,
      access: 'team',
      body: eitherCase(newItem),
      bodyMaxBytes: UPLOAD_MAX_BYTES,
      file,
      response,
    }),
    /**
     * `If-Match` with an item's `updatedAt` in quotes changes it only if nobody has since: 409 `version_conflict` with
     * the item as it is now. Without it whatever is there is written over.
     */
    update: defineEndpoint({
      method: 'PATCH',
      path: one,
      access: 'team',
      params,
      body: eitherCase(change),
      bodyMaxBytes: UPLOAD_MAX_BYTES,
      file,
      response,
    }),
    /** Shoots that use the item go on without it. */
    remove: defineEndpoint({
      method: 'DELETE',
      path: one,
      access: 'team',
      params,
      response: z.object({ success: z.literal(true) }),
    }),
    /** Makes a second item like this one (201), linked to no shoot. */
    duplicate: defineEndpoint({
      method: 'POST',
      path: `${one}/duplicate`,
      access: 'team',
      params,
      response,
    }),
  };
}

/** A change of at least one field. */
export function changeOf<Shape extends z.ZodRawShape>(fields: Shape) {
  return z
    .strictObject(fields)
    .partial()
    .refine((value) => Object.keys(value).length > 0, {
      error: 'There is nothing to change',
      when: ({ issues }) => issues.length === 0,
    });
}
