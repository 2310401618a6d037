import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { NewItem } from '../api/save-item.ts';

export interface ItemFormParts<Kind extends CatalogueKind> {
  readonly kind: Kind;
  /** The contract's schema of a new item, used for updates as well. */
  readonly schema: z.ZodType<NewItem<Kind>, FieldValues>;
  /** The initial values: those of the item, or of a new item with `name`. */
  readonly valuesOf: (item: ItemOf[Kind] | null, name: string) => FieldValues;
  readonly firstField: string;
  /** Fields that form one unit: if one of them changes, all are sent. */
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

/** The picture settings of all kinds except crew. */
export const imageField = {
  field: 'imageUrl',
  label: 'Image',
  failure: 'Failed to upload image',
  placeholderOf: ({ imagePlaceholder }: { imagePlaceholder: string | null }) => imagePlaceholder,
} as const;
