import { nameOfAddress } from '@lensemble/contract/locations';
import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import { useController, useWatch } from 'react-hook-form';
import { PlaceSearch } from '@/components/place-search/place-search.tsx';
import { TextField } from '../text-field.tsx';
import { AddressField } from './address-field.tsx';
import { CoordinatesFields } from './coordinates-fields.tsx';
import { LocatingNote } from './locating-note.tsx';
import type { LocationValues } from './location-values.ts';
import { PlaceLinks } from './place-links.tsx';
import { PlaceMap } from './place-map.tsx';
import { PositionButton } from './position-button.tsx';
import { usePlaceFields } from './use-place-fields.ts';

/** The place and the name of a location. If the name is empty, that of the search result or of the address replaces it. */
export function LocationFields() {
  const place = usePlaceFields();
  const { field, fieldState } = useController<LocationValues, 'placeId'>({ name: 'placeId' });
  const [address, foundName, sought] = useWatch<LocationValues, ['address', 'foundName', 'sought']>(
    { name: ['address', 'foundName', 'sought'] },
  );
  return (
    <>
      <PlaceSearch
        ref={field.ref}
        label={locationFieldWords('search')}
        initial={sought}
        error={fieldState.error?.message}
        hint={place.locating.step !== 'idle' && <LocatingNote locating={place.locating} />}
        aside={<PositionButton onAsk={place.awaitPosition} />}
        onChoose={place.choose}
      />
      <TextField
        name="name"
        label={locationFieldWords('name')}
        required
        placeholder={foundName || nameOfAddress(address)}
      />
      <AddressField isChosen={place.isChosen} hasPoint={!!place.point} onEdit={place.editAddress} />
      <PlaceLinks />
      <PlaceMap place={place} />
      <CoordinatesFields onType={place.type} />
    </>
  );
}
