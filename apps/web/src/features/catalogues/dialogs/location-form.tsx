import { newLocation } from '@lensemble/contract/locations';
import { itemFieldWords } from '@lensemble/messages/web/item-fields';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { type ItemFormParts, imageField } from './item-form-parts.ts';
import { LocationFields } from './location/location-fields.tsx';
import type { LocationValues } from './location/location-values.ts';
import { TextField } from './text-field.tsx';

/** An empty name is the one of the search result that the user chose. The contract falls back to the address. */
const namedByPlace = z
  .custom<FieldValues>()
  .transform(
    ({ foundName, sought, ...values }): z.input<typeof newLocation> => ({
      ...values,
      name: String(values.name).trim() || foundName || '',
    }),
  )
  .pipe(newLocation);

export const locationForm: ItemFormParts<'locations'> = {
  kind: 'locations',
  schema: namedByPlace,
  valuesOf: (item, name): LocationValues => ({
    ...(item ? {} : { sought: name }),
    name: item?.name ?? name,
    address: item?.address ?? '',
    placeId: item?.placeId ?? null,
    latitude: item?.latitude ?? null,
    longitude: item?.longitude ?? null,
    parking: item?.parking ?? '',
    meetingPoint: item?.meetingPoint ?? '',
    hospital: item?.hospital ?? '',
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
    parking: () => <TextField name="parking" label={itemFieldWords('parking')} />,
    meetingPoint: () => <TextField name="meetingPoint" label={itemFieldWords('meetingPoint')} />,
    hospital: () => <TextField name="hospital" label={itemFieldWords('nearestHospital')} />,
    notes: 'dialog',
    imageUrl: 'dialog',
  },
};
