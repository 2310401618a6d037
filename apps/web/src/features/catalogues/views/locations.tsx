import type { TeamLocation } from '@lensemble/contract/locations';
import { MapPin } from 'lucide-react';
import { PhotoCard } from '../components/photo-card.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { byName } from './facets.ts';

export const locationsView: CatalogueView<'locations'> = {
  kind: 'locations',
  icon: MapPin,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ name, address, notes }) => [name, address, notes],
  sorts: [byName(), { key: 'address', label: 'Address', textOf: ({ address }) => address }],
  facets: [],
  card: { minWidth: 15.5, height: 20, phoneHeight: 10.5 },
  Card: LocationCard,
};

function LocationCard({ item, title, tools, usedIn }: CardProps<TeamLocation>) {
  return (
    <PhotoCard src={item.imageUrl} placeholder={item.imagePlaceholder} icon={MapPin} tools={tools}>
      {title}
      {item.address && (
        <p dir="auto" className="truncate text-ink-2">
          {item.address}
        </p>
      )}
      {item.notes && (
        <p dir="auto" className="line-clamp-2 text-ink-3">
          {item.notes}
        </p>
      )}
      {usedIn}
    </PhotoCard>
  );
}
