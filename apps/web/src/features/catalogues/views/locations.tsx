import type { TeamLocation } from '@lensemble/contract/locations';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { ClipboardCopy, MapPin, MapPinCheckInside } from 'lucide-react';
import { copyAddress } from '@/components/directions/copy.ts';
import { DirectionsGroup } from '@/components/directions/directions-group.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { pointOf } from '@/lib/places/coordinates.ts';
import { PhotoCard } from '../components/photo-card.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { byName } from './facets.ts';

export const locationsView: CatalogueView<'locations'> = {
  kind: 'locations',
  icon: MapPin,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ name, address, notes }) => [name, address, notes],
  sorts: [
    byName(),
    { key: 'address', label: catalogueFilterWords('byAddress'), textOf: ({ address }) => address },
  ],
  facets: [],
  card: { minWidth: 15.5, height: 20, phoneHeight: 10.5 },
  Card: LocationCard,
  MenuItems: LocationMenuItems,
};

function LocationCard({ item, title, tools, usedIn }: CardProps<TeamLocation>) {
  return (
    <PhotoCard src={item.imageUrl} placeholder={item.imagePlaceholder} icon={MapPin} tools={tools}>
      {title}
      <WhereLine location={item} />
      {item.notes && (
        <p dir="auto" className="line-clamp-2 text-ink-3">
          {item.notes}
        </p>
      )}
      {usedIn}
    </PhotoCard>
  );
}

/** The address, with an icon if the location is on the map. */
function WhereLine({ location }: { location: TeamLocation }) {
  const isOnMap = location.placeId !== null && pointOf(location) !== undefined;
  if (!location.address && !isOnMap) return null;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-ink-2">
      {isOnMap && (
        <span title={catalogueCardWords('onTheMap')} className="shrink-0">
          <MapPinCheckInside className="size-3.5 text-ink-3" aria-hidden />
          {location.address && <span className="sr-only">{catalogueCardWords('onTheMapAt')} </span>}
        </span>
      )}
      <span dir="auto" className="truncate">
        {location.address ?? catalogueCardWords('onTheMap')}
      </span>
    </p>
  );
}

function LocationMenuItems({ item }: { item: TeamLocation }) {
  const { address } = item;
  return (
    <>
      {address && (
        <DropdownMenuItem onSelect={() => void copyAddress(address)}>
          <ClipboardCopy aria-hidden />
          {catalogueCardWords('copyAddress')}
        </DropdownMenuItem>
      )}
      <DirectionsGroup place={item} />
    </>
  );
}
