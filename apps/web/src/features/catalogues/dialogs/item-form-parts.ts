import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import type { NewItem } from '../api/save-item.ts';

/** What the dialogs have to know about a kind of item. */
export interface ItemFormParts<Kind extends CatalogueKind> {
  readonly kind: Kind;
  /** The contract's rules for a new item; a changed one obeys the same. */
  readonly schema: z.ZodType<NewItem<Kind>, FieldValues>;
  /** What the fields hold at first: an item's own, or those of a new one with a name that was typed already. */
  readonly valuesOf: (item: ItemOf[Kind] | null, name: string) => FieldValues;
  /** Where one begins to type. */
  readonly firstField: string;
  /** Fields that make one whole: if one of them changes, all are sent, as they are by then. */
  readonly together?: readonly string[];
  readonly picture: {
    readonly field: 'imageUrl' | 'avatarUrl';
    readonly label: string;
    readonly failure: string;
    readonly round?: boolean;
    readonly placeholderOf: (item: ItemOf[Kind]) => string | null;
  };
  readonly Fields: ComponentType;
}

/** The parts that all pictures but those of people have in common. */
export const imageField = {
  field: 'imageUrl',
  label: 'Image',
  failure: 'Failed to upload image',
  placeholderOf: ({ imagePlaceholder }: { imagePlaceholder: string | null }) => imagePlaceholder,
} as const;
