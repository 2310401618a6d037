import { z } from 'zod';
import {
  changeOf,
  defineCatalogue,
  type EveryField,
  picture,
  pictureInput,
  storagePlace,
} from './catalogue.ts';
import type { ColumnsOf } from './catalogue-columns.ts';
import {
  CATEGORY_MAX,
  DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  QUANTITY_DEFAULT,
  QUANTITY_MAX,
  QUANTITY_MIN,
} from './constants.ts';
import { optionalText, requiredText } from './fields.ts';
import { orText, wholeNumber, yesOrNo } from './form-values.ts';

const QUANTITY_MESSAGE = `Quantity must be at least ${QUANTITY_MIN}`;

export const quantity = orText(
  wholeNumber(QUANTITY_MESSAGE, 'Quantity must be a whole number')
    .min(QUANTITY_MIN, QUANTITY_MESSAGE)
    .max(QUANTITY_MAX, {
      error: () => `Quantity must be at most ${QUANTITY_MAX.toLocaleString('en')}`,
    }),
);

const fields = {
  name: requiredText(ITEM_NAME_MAX, 'Name is required'),
  category: requiredText(CATEGORY_MAX, 'Category is required'),
  description: optionalText(DESCRIPTION_MAX),
  quantity,
  available: yesOrNo,
  storagePlace,
  imageUrl: pictureInput,
};

export const newEquipment = z.strictObject({
  name: fields.name,
  category: fields.category,
  description: fields.description.default(null),
  quantity: fields.quantity.default(QUANTITY_DEFAULT),
  available: fields.available.default(true),
  storagePlace: fields.storagePlace.default(null),
  imageUrl: fields.imageUrl.default(null),
} satisfies EveryField<typeof fields>);

export const equipmentChange = changeOf(fields);

export const equipmentColumns = {
  name: 'text',
  category: 'text',
  quantity: 'whole',
  available: 'yesNo',
  description: 'text',
  storagePlace: 'text',
  imageUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof equipmentChange>>;

export const equipment = defineCatalogue({
  path: '/api/equipment',
  kind: 'equipment',
  file: { name: 'image', sets: 'imageUrl' },
  item: {
    name: z.string(),
    category: z.string(),
    description: z.string().nullable(),
    quantity: z.number().int(),
    available: z.boolean(),
    storagePlace: z.string().nullable(),
    ...picture,
  },
  newItem: newEquipment,
  change: equipmentChange,
  columns: equipmentColumns,
});
export type Equipment = z.infer<typeof equipment.item>;
