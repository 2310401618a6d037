import { newLocation } from '@lensemble/contract/locations';
import { type ItemFormParts, imageField } from './item-form-parts.ts';
import { LocationFields } from './location/location-fields.tsx';

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
  // Its control is the place search, which fills in the other fields.
  firstField: 'placeId',
  together: ['placeId', 'latitude', 'longitude'],
  picture: imageField,
  controls: {
    placeId: LocationFields,
    name: LocationFields,
    address: LocationFields,
    latitude: LocationFields,
    longitude: LocationFields,
    notes: 'dialog',
    imageUrl: 'dialog',
  },
};
