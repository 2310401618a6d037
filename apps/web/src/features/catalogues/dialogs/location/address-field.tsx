import { locationFieldWords } from '@lensemble/messages/web/location-fields';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { TextField, useFieldError } from '../text-field.tsx';
import type { LocationValues } from './location-values.ts';

interface AddressFieldProps {
  isChosen: boolean;
  hasPoint: boolean;
  onEdit: () => void;
}

/**
 * The address: an input, or plain text after a place was chosen. Editing the address keeps the coordinates, because
 * users may know the place better than any map.
 */
export function AddressField({ isChosen, hasPoint, onEdit }: AddressFieldProps) {
  const address = useWatch<LocationValues, 'address'>({ name: 'address' });
  const { dirtyFields } = useFormState<LocationValues>();
  const error = useFieldError('address');
  if (isChosen && !error) return <ChosenAddress address={address} onEdit={onEdit} />;
  const isKept = hasPoint && dirtyFields.address;
  return (
    <TextField
      name="address"
      label={locationFieldWords('address')}
      hint={isKept && locationFieldWords('pointKept')}
    />
  );
}

function ChosenAddress({ address, onEdit }: { address: string; onEdit: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <p className="min-w-0 flex-1">
        <span className="block font-[560] text-ink-2 text-xs leading-snug">
          {locationFieldWords('address')}
        </span>
        <span dir="auto" className="mt-1 block [overflow-wrap:anywhere]">
          {address || locationFieldWords('noAddress')}
        </span>
      </p>
      <Button size="sm" variant="ghost" onClick={onEdit}>
        {locationFieldWords('editAddress')}
      </Button>
    </div>
  );
}
