import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';

export interface ItemRequest<Kind extends CatalogueKind = CatalogueKind> {
  readonly kind: Kind;
  /** Null for a new item. */
  readonly id: string | null;
  readonly name: string;
  /** Declared as a method, so that `ItemRequest<'props'>` is assignable to `ItemRequest`. */
  onSaved(item: ItemOf[Kind]): void;
}
