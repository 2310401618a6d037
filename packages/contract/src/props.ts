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
import { DESCRIPTION_MAX, ITEM_NAME_MAX } from './constants.ts';
import { optionalText, requiredText } from './fields.ts';
import { yesOrNo } from './form-values.ts';

const fields = {
  name: requiredText(ITEM_NAME_MAX, 'Name is required'),
  description: optionalText(DESCRIPTION_MAX),
  available: yesOrNo,
  storagePlace,
  imageUrl: pictureInput,
};

export const newProp = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  available: fields.available.default(true),
  storagePlace: fields.storagePlace.default(null),
  imageUrl: fields.imageUrl.default(null),
} satisfies EveryField<typeof fields>);

export const propChange = changeOf(fields);

export const propColumns = {
  name: 'text',
  available: 'yesNo',
  description: 'text',
  storagePlace: 'text',
  imageUrl: 'none',
} as const satisfies ColumnsOf<z.output<typeof propChange>>;

export const props = defineCatalogue({
  path: '/api/props',
  kind: 'props',
  file: { name: 'image', sets: 'imageUrl' },
  item: {
    name: z.string(),
    description: z.string().nullable(),
    available: z.boolean(),
    storagePlace: z.string().nullable(),
    ...picture,
  },
  newItem: newProp,
  change: propChange,
  columns: propColumns,
});
export type Prop = z.infer<typeof props.item>;
