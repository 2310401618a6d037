import type { z } from 'zod';
import type { CatalogueKind, catalogues } from '@/lib/catalogues/catalogues.ts';

type Typed<Kind extends CatalogueKind> = z.input<(typeof catalogues)[Kind]['newItem']>;

/** The values of an item's form: every field that the contract has for new items. */
export type ItemValues<Kind extends CatalogueKind> = {
  [Field in keyof Typed<Kind>]-?: Exclude<Typed<Kind>[Field], undefined>;
};

/** A field of any kind of item. */
export type ItemField = { [Kind in CatalogueKind]: keyof ItemValues<Kind> }[CatalogueKind];

/** The values that a field has, over all kinds of items that have it. */
export type ValueOf<Field extends ItemField> = {
  [Kind in CatalogueKind]: Field extends keyof ItemValues<Kind> ? ItemValues<Kind>[Field] : never;
}[CatalogueKind];
