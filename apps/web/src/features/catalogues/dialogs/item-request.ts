import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';

/** Which dialog is wanted. */
export interface ItemRequest<Kind extends CatalogueKind = CatalogueKind> {
  readonly kind: Kind;
  /** Null for a new item. */
  readonly id: string | null;
  /** What a new item is called already. */
  readonly name: string;
  /** A method, so that a request for one kind is a request. */
  onSaved(item: ItemOf[Kind]): void;
}
