import type { Prediction } from '@lensemble/contract/places';
import { MapPin } from 'lucide-react';
import { ListOption, type ListOptionProps, OptionText } from '@/components/ui/list-option.tsx';

interface PlaceOptionProps extends Omit<ListOptionProps, 'className' | 'children'> {
  place: Prediction;
}

export function PlaceOption({ place: { name, address }, ...option }: PlaceOptionProps) {
  return (
    <ListOption {...option} className="min-h-11">
      <MapPin aria-hidden />
      <OptionText name={name} detail={address} />
    </ListOption>
  );
}
