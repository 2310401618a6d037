import { newProp } from '@lensemble/contract/props';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { AvailableField } from './available-field.tsx';
import { type ItemFormParts, imageField } from './item-form-parts.ts';
import { StoragePlaceField } from './storage-place-field.tsx';
import { LongTextField, TextField } from './text-field.tsx';

export const propForm: ItemFormParts<'props'> = {
  kind: 'props',
  schema: newProp,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    description: item?.description ?? '',
    available: item?.available ?? true,
    storagePlace: item?.storagePlace ?? '',
    imageUrl: item?.imageUrl ?? null,
  }),
  firstField: 'name',
  picture: imageField,
  controls: {
    name: () => <TextField name="name" label={itemFieldWords('name')} required />,
    description: () => <LongTextField name="description" label={itemFieldWords('description')} />,
    available: () => <AvailableField hint={itemFieldWords('unavailableHint')} />,
    storagePlace: StoragePlaceField,
    imageUrl: 'dialog',
  },
};
