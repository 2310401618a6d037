import { z } from 'zod';
import type { ColumnsOf } from './catalogue-columns.ts';
import type { CatalogueKind } from './catalogue-kinds.ts';
import { CSV_MAX_BYTES, CSV_ROWS_MAX, STORAGE_PLACE_MAX, UPLOAD_MAX_BYTES } from './constants.ts';
import { defineEndpoint, type FileField } from './endpoint.ts';
import { eitherCase, id, imageAddress, instant, optionalText } from './fields.ts';

/**
 * Fields of every catalogue item. `shootIds` names up to `SHOOT_IDS_MAX` of the shoots that use it: upcoming ones first,
 * then those without a date, then past ones. `shootCount` counts all. Timestamps are ISO 8601 in UTC.
 */
const item = z.object({
  id,
  shootIds: z.array(id),
  shootCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** An item's picture: its URL, and a placeholder to show until it is loaded. */
export const picture = {
  imageUrl: z.string().nullable(),
  imagePlaceholder: z.string().nullable(),
};

export const pictureInput = imageAddress.nullable();

/** Where an item is kept between shoots. Packing groups by it. */
export const storagePlace = optionalText(STORAGE_PLACE_MAX);

/** A schema for every field that clients may write, and no other. */
export type EveryField<Fields> = Readonly<Record<keyof Fields, z.ZodType>>;

interface CatalogueParts<
  Kind extends CatalogueKind,
  Shape extends z.ZodRawShape,
  New extends z.ZodType,
  Change extends z.ZodType,
> {
  readonly path: `/api/${string}`;
  readonly kind: Kind;
  readonly file: FileField;
  /** What responses add to the fields of every item: every field that may change, and others. */
  readonly item: Shape & EveryField<z.output<Change>>;
  readonly newItem: New;
  readonly change: Change;
  readonly columns: ColumnsOf<z.output<Change>>;
}

const importResult = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  deleted: z.number().int(),
  /**
   * The items that did not have the named version any more, were gone, or were to be deleted and are in use, so that
   * nothing of them was written.
   */
  refused: z.array(id),
  /** The versions of new and changed items, with which the import can be undone. */
  written: z.array(z.object({ id, updatedAt: z.string() })),
});

/**
 * Declares a team catalogue and its endpoints. `list` returns the newest item first, with the team's revision as ETag.
 * Errors: 404 for items of other teams; 422 for a picture URL outside of the storage of the team and of the hosted project.
 */
export function defineCatalogue<
  Kind extends CatalogueKind,
  Shape extends z.ZodRawShape,
  New extends z.ZodType,
  Change extends z.ZodType,
>(parts: CatalogueParts<Kind, Shape, New, Change>) {
  const { path, kind, file, newItem, change, columns } = parts;
  const response = item.extend<Shape>(parts.item);
  const params = z.object({ id });
  const one: `/api/${string}` = `${path}/:id`;
  return {
    kind,
    newItem,
    change,
    columns,
    item: response,
    list: defineEndpoint({ method: 'GET', path, access: 'team', response: z.array(response) }),
    create: defineEndpoint({
      method: 'POST',
      path,
      access: 'team',
      body: eitherCase(newItem),
      bodyMaxBytes: UPLOAD_MAX_BYTES,
      file,
      creates: true,
      response,
    }),
    /**
     * A stale `If-Match` (the item's `updatedAt` in quotes) gets 409 `version_conflict` with the `current` item.
     * Without the header the change always applies.
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
    /**
     * Creates and changes items in one transaction, as the preview of a CSV file shows. `updatedAt` is the version that a
     * change was made from. `deleted` undoes an import: items that no shoot and no kit uses are deleted.
     */
    importItems: defineEndpoint({
      method: 'POST',
      path: `${path}/import`,
      access: 'team',
      body: z.strictObject({
        created: z.array(newItem),
        changed: z.array(z.strictObject({ id, updatedAt: instant, change })),
        deleted: z.array(z.strictObject({ id, updatedAt: instant })).default([]),
      }),
      bodyMaxBytes: CSV_MAX_BYTES,
      listMax: CSV_ROWS_MAX,
      creates: true,
      response: importResult,
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: one,
      access: 'team',
      params,
      response: z.object({ success: z.literal(true) }),
    }),
    /** Creates a copy of the item (201) that is linked to no shoot. */
    duplicate: defineEndpoint({
      method: 'POST',
      path: `${one}/duplicate`,
      access: 'team',
      params,
      creates: true,
      response,
    }),
  };
}

export function changeOf<Shape extends z.ZodRawShape>(fields: Shape) {
  return z
    .strictObject(fields)
    .partial()
    .refine((value) => Object.keys(value).length > 0, {
      error: 'There is nothing to change',
      when: ({ issues }) => issues.length === 0,
    });
}
