import { QUANTITY_DEFAULT, QUANTITY_MIN } from '@lensemble/contract/constants';
import { newEquipment } from '@lensemble/contract/equipment';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { AvailableField } from './available-field.tsx';
import { type ItemFormParts, imageField } from './item-form-parts.ts';
import { StoragePlaceField } from './storage-place-field.tsx';
import { LongTextField, TextField } from './text-field.tsx';
import { useTyped } from './use-typed.ts';

export const equipmentForm: ItemFormParts<'equipment'> = {
  kind: 'equipment',
  schema: newEquipment,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    category: item?.category ?? '',
    description: item?.description ?? '',
    quantity: item?.quantity ?? QUANTITY_DEFAULT,
    available: item?.available ?? true,
    storagePlace: item?.storagePlace ?? '',
    imageUrl: item?.imageUrl ?? null,
  }),
  firstField: 'name',
  picture: imageField,
  controls: {
    name: () => <TextField name="name" label={itemFieldWords('name')} required />,
    category: CategoryAndQuantity,
    quantity: CategoryAndQuantity,
    available: () => <AvailableField hint={itemFieldWords('inUseHint')} />,
    description: () => <LongTextField name="description" label={itemFieldWords('description')} />,
    storagePlace: StoragePlaceField,
    imageUrl: 'dialog',
  },
};

function CategoryAndQuantity() {
  const categories = useTyped('equipment', ({ category }) => category);
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem] sm:gap-3">
      <TextField
        name="category"
        label={itemFieldWords('category')}
        required
        suggestions={categories}
      />
      <TextField
        name="quantity"
        label={itemFieldWords('quantity')}
        type="number"
        inputMode="numeric"
        min={QUANTITY_MIN}
        step={1}
      />
    </div>
  );
}
