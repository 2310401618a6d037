import type { Prop } from '@lensemble/contract/props';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { LoaderCircle, Swords } from 'lucide-react';
import { StoragePlace } from '@/components/storage-place.tsx';
import { AvailabilityBadge } from '../components/availability-badge.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import { pageTexts } from '../lib/page-texts.ts';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { availability, byName, byStorage, storage } from './facets.ts';

export const propsView: CatalogueView<'props'> = {
  kind: 'props',
  icon: Swords,
  nameOf: ({ name }) => name,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ name, description, storagePlace }) => [name, description, storagePlace],
  sorts: [byName(), byStorage()],
  facets: [availability<Prop>(catalogueCardWords('unavailable')), storage<Prop>()],
  card: { minWidth: 15.5, height: 20, phoneHeight: 10.5 },
  Card: PropCard,
  Loading,
};

function PropCard({ item, title, tools, usedIn }: CardProps<Prop>) {
  return (
    <PhotoCard
      src={item.imageUrl}
      placeholder={item.imagePlaceholder}
      icon={Swords}
      tools={tools}
      wordsClassName="md:min-h-36"
    >
      {title}
      {item.description && (
        <p dir="auto" className="line-clamp-2 text-ink-2">
          {item.description}
        </p>
      )}
      <div className="flex min-w-0 items-center justify-between gap-2 pt-1.5 md:mt-auto">
        <AvailabilityBadge available={item.available} no="unavailable" />
        <StoragePlace of={item} />
      </div>
      {usedIn}
    </PhotoCard>
  );
}

/** The only catalog that shows text instead of skeletons while it loads. */
function Loading() {
  return (
    <p
      role="status"
      className="flex min-h-[60dvh] items-center justify-center gap-2.5 text-base text-ink-2"
    >
      <LoaderCircle className="size-4 animate-spin" aria-hidden />
      {pageTexts.props.loading}
    </p>
  );
}
