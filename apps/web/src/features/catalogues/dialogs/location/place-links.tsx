import { useFormState, useWatch } from 'react-hook-form';
import { CopyAddress } from '@/components/directions/copy-address.tsx';
import { Directions } from '@/components/directions/directions.tsx';
import { pointOf } from '@/lib/places/coordinates.ts';
import type { LocationValues } from './location-values.ts';

export function PlaceLinks() {
  const { defaultValues } = useFormState<LocationValues>();
  const [name, address, latitude, longitude] = useWatch<
    LocationValues,
    ['name', 'address', 'latitude', 'longitude']
  >({ name: ['name', 'address', 'latitude', 'longitude'] });
  const isStored = defaultValues?.address || defaultValues?.latitude != null;
  if (!isStored) return null;
  const point = pointOf({ latitude, longitude });
  const place = { address, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {address.trim() && <CopyAddress address={address} />}
      <Directions place={place} name={name} />
    </div>
  );
}
