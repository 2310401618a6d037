import { newKit } from '@lensemble/contract/kits';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { type ItemFormParts, imageField } from '../item-form-parts.ts';
import { StoragePlaceField } from '../storage-place-field.tsx';
import { LongTextField, TextField } from '../text-field.tsx';
import { EquipmentField } from './equipment-field.tsx';
import { LinesField } from './lines-field.tsx';

export const kitForm: ItemFormParts<'kits'> = {
  kind: 'kits',
  schema: newKit,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    description: item?.description ?? '',
    equipment: item?.equipment ?? [],
    lines: [...(item?.lines ?? []), ''],
    storagePlace: item?.storagePlace ?? '',
    imageUrl: item?.imageUrl ?? null,
  }),
  firstField: 'name',
  picture: imageField,
  controls: {
    name: () => <TextField name="name" label={itemFieldWords('name')} required />,
    equipment: EquipmentField,
    lines: LinesField,
    storagePlace: StoragePlaceField,
    description: () => <LongTextField name="description" label={itemFieldWords('description')} />,
    imageUrl: 'dialog',
  },
};
