import { nameOfAddress, newLocation } from '@lensemble/contract/locations';
import { useWatch } from 'react-hook-form';
import type { ItemFormParts } from './item-form-parts.ts';
import { imageField } from './item-form-parts.ts';
import { TextField } from './text-field.tsx';

export const locationForm: ItemFormParts<'locations'> = {
  kind: 'locations',
  schema: newLocation,
  valuesOf: (item, name) => ({
    name: item?.name ?? name,
    address: item?.address ?? '',
    placeId: item?.placeId ?? null,
    latitude: item?.latitude ?? null,
    longitude: item?.longitude ?? null,
    notes: item?.notes ?? '',
    imageUrl: item?.imageUrl ?? null,
  }),
  firstField: 'name',
  picture: imageField,
  Fields: LocationFields,
};

/** The name may be left to the address, whose first part then stands in its place. */
function LocationFields() {
  const address = useWatch<{ address: string }, 'address'>({ name: 'address' });
  return (
    <>
      <TextField name="name" label="Name" required placeholder={nameOfAddress(address)} />
      <TextField name="address" label="Address" />
    </>
  );
}
