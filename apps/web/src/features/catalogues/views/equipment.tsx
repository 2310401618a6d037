import type { Equipment } from '@lensemble/contract/equipment';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { Camera } from 'lucide-react';
import { StoragePlace } from '@/components/storage-place.tsx';
import { AvailabilityBadge } from '../components/availability-badge.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { availability, byName, byStorage, oneOf, storage } from './facets.ts';

export const equipmentView: CatalogueView<'equipment'> = {
  kind: 'equipment',
  icon: Camera,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ name, category, description, storagePlace }) => [
    name,
    category,
    description,
    storagePlace,
  ],
  sorts: [
    byName(),
    {
      key: 'category',
      label: catalogueFilterWords('byCategory'),
      textOf: ({ category }) => category,
    },
    byStorage(),
  ],
  facets: [
    availability<Equipment>(catalogueCardWords('inUse')),
    oneOf<Equipment>(
      'category',
      {
        label: catalogueFilterWords('category'),
        all: catalogueFilterWords('categoryAll'),
        filterBy: catalogueFilterWords('filterByCategory'),
      },
      ({ category }) => category,
    ),
    storage<Equipment>(),
  ],
  card: { minWidth: 15.5, height: 21, phoneHeight: 11.5 },
  Card: EquipmentCard,
};

function EquipmentCard({ item, title, tools, usedIn }: CardProps<Equipment>) {
  return (
    <PhotoCard
      src={item.imageUrl}
      placeholder={item.imagePlaceholder}
      icon={Camera}
      tools={tools}
      wordsClassName="md:min-h-41.5"
    >
      {title}
      <div className="flex min-w-0 gap-2 text-ink-3">
        <p dir="auto" className="truncate">
          {item.category}
        </p>
        <StoragePlace of={item} />
      </div>
      {item.description && (
        <p dir="auto" className="line-clamp-2 text-ink-2">
          {item.description}
        </p>
      )}
      <div className="flex items-center justify-between gap-2 pt-1.5 md:mt-auto">
        <AvailabilityBadge available={item.available} no="in use" />
        <span className="num whitespace-nowrap font-[580] text-ink-2">
          {catalogueCardWords('quantity', { quantity: item.quantity })}
        </span>
      </div>
      {usedIn}
    </PhotoCard>
  );
}
