import { useCallback, useMemo, useState } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';
import { useDuplicateItem } from '../api/duplicate-item.ts';
import { pageTexts } from '../lib/page-texts.ts';
import type { CatalogueView } from '../lib/view.ts';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemGrid } from './item-grid.tsx';

interface ItemCardsProps<Kind extends CatalogueKind> {
  view: CatalogueView<Kind>;
  items: readonly ItemOf[Kind][];
}

export function ItemCards<Kind extends CatalogueKind>({ view, items }: ItemCardsProps<Kind>) {
  const { kind } = view;
  const dialogs = useItemDialogs();
  const { mutate: duplicate } = useDuplicateItem(kind);
  const [toDelete, setToDelete] = useState<ItemOf[Kind] | null>(null);
  const edit = useCallback(({ id }: ItemOf[Kind]) => dialogs.edit(kind, id), [dialogs, kind]);
  const copy = useCallback(({ id }: ItemOf[Kind]) => duplicate(id), [duplicate]);
  const remove = useCallback((item: ItemOf[Kind]) => setToDelete(item), []);
  const size = useMemo(() => view.cardOf?.(items) ?? view.card, [view, items]);
  return (
    <>
      <ItemGrid
        items={items}
        size={size}
        label={pageTexts[kind].title}
        render={(item) => (
          <ItemCard view={view} item={item} onEdit={edit} onDelete={remove} onDuplicate={copy} />
        )}
      />
      {toDelete && (
        <DeleteItemDialog view={view} item={toDelete} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}
