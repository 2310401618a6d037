import { newCostume } from '@lensemble/contract/costumes';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { CostumeStatusField } from './costume-status-field.tsx';
import { type ItemFormParts, imageField } from './item-form-parts.ts';
import { StoragePlaceField } from './storage-place-field.tsx';
import { TextField } from './text-field.tsx';
import { TodoField } from './todo-field.tsx';

export const costumeForm: ItemFormParts<'costumes'> = {
  kind: 'costumes',
  schema: newCostume,
  valuesOf: (item, name) => ({
    characterName: item?.characterName ?? name,
    seriesName: item?.seriesName ?? '',
    status: item?.status ?? 'planning',
    notes: item?.notes ?? '',
    todos: [...(item?.todos ?? []), ''],
    storagePlace: item?.storagePlace ?? '',
    imageUrl: item?.imageUrl ?? null,
  }),
  firstField: 'characterName',
  picture: imageField,
  controls: {
    characterName: NamesFields,
    seriesName: NamesFields,
    status: CostumeStatusField,
    todos: TodoField,
    notes: 'dialog',
    storagePlace: StoragePlaceField,
    imageUrl: 'dialog',
  },
};

function NamesFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
      <TextField name="characterName" label={itemFieldWords('characterName')} required />
      <TextField name="seriesName" label={itemFieldWords('series')} />
    </div>
  );
}
