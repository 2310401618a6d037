import { CARD_TODOS } from '@lensemble/contract/constants';
import { costumeStatuses, costumeStatusLabels } from '@lensemble/contract/costume-status';
import type { Costume } from '@lensemble/contract/costumes';
import { Shirt } from 'lucide-react';
import { CostumeStatusBadge } from '@/components/costume-status.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import type { CardProps, CatalogueView } from '../lib/view.ts';
import { oneOf } from './facets.ts';

export const costumesView: CatalogueView<'costumes'> = {
  kind: 'costumes',
  icon: Shirt,
  nameOf: ({ characterName }) => characterName,
  pictureOf: ({ imageUrl }) => imageUrl,
  wordsOf: ({ characterName, seriesName, notes, todos }) => [
    characterName,
    seriesName,
    notes,
    ...todos,
  ],
  sorts: [
    { key: 'name', label: 'Character', textOf: ({ characterName }) => characterName },
    { key: 'series', label: 'Series', textOf: ({ seriesName }) => seriesName },
  ],
  facets: [
    {
      ...oneOf<Costume>('status', 'Status', ({ status }) => status),
      choices: () =>
        costumeStatuses.map((status) => ({ value: status, label: costumeStatusLabels[status] })),
    },
  ],
  card: { minWidth: 15.5, height: 30.5, phoneHeight: 15.5 },
  Card: CostumeCard,
};

function CostumeCard({ item, title, tools, usedIn }: CardProps<Costume>) {
  const { seriesName, status, notes, todos } = item;
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
          From: <bdi>{seriesName}</bdi>
        </p>
      )}
      {status !== 'completed' && todos.length > 0 && <Todos todos={todos} />}
      {notes && (
        <p dir="auto" className="mt-2 line-clamp-2 text-ink-3">
          {notes}
        </p>
      )}
      {usedIn}
    </PhotoCard>
  );
}

function Todos({ todos }: { todos: readonly string[] }) {
  const more = todos.length - CARD_TODOS;
  return (
    <div className="mt-2.5 grid min-w-0 gap-0.5">
      <h3 className="font-[560] text-ink-2 text-xs">Todos ({todos.length})</h3>
      <ul className="grid min-w-0">
        {todos.slice(0, CARD_TODOS).map((todo, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two todos may say the same, and none moves here
          <li key={index} className="flex min-w-0 items-center gap-2 text-ink-2">
            <span
              aria-hidden
              className="size-3 shrink-0 rounded-[4px] border-[1.5px] border-line-field"
            />
            <span dir="auto" className="truncate">
              {todo}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pl-5 text-ink-3 text-xs">+{more} more</p>}
    </div>
  );
}
