import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { NewItem } from '../api/save-item.ts';
import type { Unit } from '../lib/clash.ts';
import type { ItemField, ItemValues } from '../lib/item-values.ts';

export interface ItemFormParts<Kind extends CatalogueKind> {
  readonly kind: Kind;
  /** The contract's schema of a new item, used for updates as well. */
  readonly schema: z.ZodType<NewItem<Kind>, FieldValues>;
  /** The initial values: those of the item, or of a new item with `name`. */
  readonly valuesOf: (item: ItemOf[Kind] | null, name: string) => ItemValues<Kind>;
  readonly firstField: ItemField;
  /** Fields that form one unit: if one of them changes, all are sent. */
  readonly together?: Unit;
  readonly picture: {
    readonly field: 'imageUrl' | 'avatarUrl';
    readonly label: string;
    readonly failure: string;
    readonly round?: boolean;
    readonly placeholderOf: (item: ItemOf[Kind]) => string | null;
  };
  /**
   * The control of each field, in the order of the dialog. Fields may share one. The dialog itself has those for the
   * picture and the notes. A field without a control does not compile.
   */
  readonly controls: {
    readonly [Field in keyof ItemValues<Kind>]:
      | ComponentType
      | (Field extends 'notes' | 'imageUrl' | 'avatarUrl' ? 'dialog' : never);
  };
}

/** The picture settings of all kinds except crew. */
export const imageField = {
  field: 'imageUrl',
  label: itemFieldWords('image'),
  failure: itemFieldWords('imageFailed'),
  placeholderOf: ({ imagePlaceholder }: { imagePlaceholder: string | null }) => imagePlaceholder,
} as const;
