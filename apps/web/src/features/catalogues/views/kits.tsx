import type { Kit } from '@lensemble/contract/kits';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { Package } from 'lucide-react';
import { StoragePlace } from '@/components/storage-place.tsx';
import { useEquipmentNames } from '../api/equipment-names.ts';
import { PhotoCard } from '../components/photo-card.tsx';
import { kitThings } from '../lib/kit-things.ts';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { byName, byStorage, storage } from './facets.ts';

export const kitsView: CatalogueView<'kits'> = {
  kind: 'kits',
  icon: Package,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ name, description, lines, storagePlace }) => [
    name,
    description,
    ...lines,
    storagePlace,
  ],
  sorts: [byName(), byStorage()],
  facets: [storage<Kit>()],
  card: { minWidth: 15.5, height: 20, phoneHeight: 10.5 },
  Card: KitCard,
};

function KitCard({ item, title, tools, usedIn }: CardProps<Kit>) {
  const nameOf = useEquipmentNames();
  const { equipment, lines } = item;
  const things = [...kitThings(equipment, nameOf), ...lines];
  return (
    <PhotoCard
      src={item.imageUrl}
      placeholder={item.imagePlaceholder}
      icon={Package}
      tools={tools}
      wordsClassName="md:min-h-36"
    >
      {title}
      {things.length > 0 && (
        <p dir="auto" className="line-clamp-2 text-ink-2">
          {things.join(' · ')}
        </p>
      )}
      <div className="flex min-w-0 items-center justify-between gap-2 pt-1.5 md:mt-auto">
        <span className="num whitespace-nowrap font-[580] text-ink-2">
          {catalogueCardWords('things', { count: equipment.length + lines.length })}
        </span>
        <StoragePlace of={item} />
      </div>
      {usedIn}
    </PhotoCard>
  );
}
