import { CARD_TODOS } from '@lensemble/contract/constants';
import { costumeStatuses, costumeStatusLabels } from '@lensemble/contract/costume-status';
import type { Costume } from '@lensemble/contract/costumes';
import { Shirt } from 'lucide-react';
import { CostumeStatusBadge } from '@/components/costume-status.tsx';
import { useCheckTodo } from '../api/check-todo.ts';
import { PhotoCard } from '../components/photo-card.tsx';
import { TodoCheckbox } from '../components/todo-check.tsx';
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
  card: { minWidth: 15.5, height: 30.5, phoneHeight: 17 },
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
      {status !== 'completed' && todos.length > 0 && <Todos costume={item} />}
      {notes && (
        <p dir="auto" className="mt-2 line-clamp-2 text-ink-3">
          {notes}
        </p>
      )}
      {usedIn}
    </PhotoCard>
  );
}

function Todos({ costume: { id, todos } }: { costume: Costume }) {
  const check = useCheckTodo();
  const more = todos.length - CARD_TODOS;
  return (
    <div className="mt-2 grid min-w-0">
      <h3 className="font-[560] text-ink-2 text-xs">Todos ({todos.length})</h3>
      <ul className="grid min-w-0">
        {todos.slice(0, CARD_TODOS).map((todo, index) => (
          // The next todo takes the place, and so the box keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: two todos may say the same
          <li key={index} className="min-w-0">
            <TodoCheckbox
              todo={todo}
              // Above the button that fills the card.
              className="z-1 min-h-7"
              textClassName="truncate"
              onCheck={(box) => {
                if (index === todos.length - 1) focusBefore(box);
                check({ id, todo, index });
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pl-6 text-ink-3 text-xs">+{more} more</p>}
    </div>
  );
}

/** Before the last box goes: focuses the one above it, otherwise the name of the card. */
function focusBefore(box: HTMLElement): void {
  const boxes = [...(box.closest('ul')?.querySelectorAll('input') ?? [])];
  const name = box.closest('article')?.querySelector<HTMLElement>('h2 button');
  (boxes.at(-2) ?? name)?.focus({ preventScroll: true });
}
