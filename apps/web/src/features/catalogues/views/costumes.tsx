import { costumeStatuses, openTodos } from '@lensemble/contract/costume-status';
import type { Costume } from '@lensemble/contract/costumes';
import { catalogueCardWords } from '@lensemble/messages/web/catalogue-cards';
import { catalogueFilterWords } from '@lensemble/messages/web/catalogue-filters';
import { Shirt } from 'lucide-react';
import { CostumeStatusBadge } from '@/components/costume-status.tsx';
import { Parts } from '@/components/parts.tsx';
import { StoragePlace } from '@/components/storage-place.tsx';
import { TodoList } from '@/components/todo-list.tsx';
import { costumeStatusNames } from '@/lib/catalogues/costume-status-names.ts';
import { PhotoCard } from '../components/photo-card.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { byStorage, oneOf, storage } from './facets.ts';

const CARD = { minWidth: 15.5, height: 30.5, phoneHeight: 17 };
/** Has room for another line. On desktops the picture makes room. */
const CARD_WITH_STORAGE = { ...CARD, phoneHeight: 18.5 };

export const costumesView: CatalogueView<'costumes'> = {
  kind: 'costumes',
  icon: Shirt,
  nameOf: ({ characterName }) => characterName,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ characterName, seriesName, notes, todos, storagePlace }) => [
    characterName,
    seriesName,
    notes,
    ...todos,
    storagePlace,
  ],
  sorts: [
    {
      key: 'name',
      label: catalogueFilterWords('byCharacter'),
      textOf: ({ characterName }) => characterName,
    },
    {
      key: 'series',
      label: catalogueFilterWords('bySeries'),
      textOf: ({ seriesName }) => seriesName,
    },
    byStorage(),
  ],
  facets: [
    {
      ...oneOf<Costume>(
        'status',
        {
          label: catalogueFilterWords('status'),
          all: catalogueFilterWords('statusAll'),
          filterBy: catalogueFilterWords('filterByStatus'),
        },
        ({ status }) => status,
      ),
      choices: () =>
        costumeStatuses.map((status) => ({ value: status, label: costumeStatusNames[status] })),
    },
    storage<Costume>(),
  ],
  card: CARD,
  cardOf: (items) => (items.some(({ storagePlace }) => storagePlace) ? CARD_WITH_STORAGE : CARD),
  Card: CostumeCard,
};

function CostumeCard({ item, title, tools, usedIn }: CardProps<Costume>) {
  const { seriesName, status, notes } = item;
  return (
    <PhotoCard
      src={item.imageUrl}
      placeholder={item.imagePlaceholder}
      icon={Shirt}
      badge={<CostumeStatusBadge status={status} />}
      tools={tools}
    >
      {title}
      {seriesName && (
        <p className="truncate text-ink-3">
          <Parts
            of={catalogueCardWords.parts('from', {
              series: <bdi key="series">{seriesName}</bdi>,
            })}
          />
        </p>
      )}
      <TodoList costumeId={item.id} todos={openTodos(item)} className="mt-2" itemClassName="z-1" />
      <StoragePlace of={item} className="mt-1" />
      {notes && (
        <p dir="auto" className="mt-2 line-clamp-2 text-ink-3">
          {notes}
        </p>
      )}
      {usedIn}
    </PhotoCard>
  );
}
