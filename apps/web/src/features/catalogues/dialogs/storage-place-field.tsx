import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import { TextField } from './text-field.tsx';
import { useStoragePlaces } from './use-typed.ts';

/** Suggests the places of all catalogs that are loaded, because kinds share shelves. */
export function StoragePlaceField() {
  const places = useStoragePlaces();
  return (
    <TextField name="storagePlace" label={itemFieldWords('storagePlace')} suggestions={places} />
  );
}
