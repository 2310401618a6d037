import type { Prediction } from '@lensemble/contract/places';
import { placeSearchWords } from '@lensemble/messages/web/place-search';
import type { ReactNode } from 'react';
import { PopoverContent } from '@/components/ui/popover.tsx';
import { PlaceOption } from './place-option.tsx';
import type { usePlaceList } from './use-place-list.ts';

interface PlaceListProps
  extends Pick<
    ReturnType<typeof usePlaceList>,
    'listId' | 'optionId' | 'active' | 'activate' | 'choose' | 'field'
  > {
  places: readonly Prediction[];
  children: ReactNode;
}

export function PlaceList({ listId, places, field, children, ...list }: PlaceListProps) {
  return (
    <PopoverContent
      role="group"
      aria-label={placeSearchWords('places')}
      className="w-(--radix-popover-trigger-width) overflow-hidden p-0"
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onInteractOutside={(event) => {
        if (event.target === field.current) event.preventDefault();
      }}
      // Keep the focus in the field, and with it the on-screen keyboard.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={listId}
        role="listbox"
        aria-label={placeSearchWords('places')}
        className="max-h-60 overflow-y-auto overscroll-contain p-1"
      >
        {places.map((place, index) => (
          <PlaceOption
            key={place.placeId}
            id={list.optionId(index)}
            place={place}
            isActive={index === list.active}
            onPoint={() => list.activate(index)}
            onChoose={() => list.choose(index)}
          />
        ))}
      </div>
      {children}
    </PopoverContent>
  );
}
