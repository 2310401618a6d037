import { memo } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { CatalogueView } from '../lib/view.ts';
import { CardTools } from './card-tools.tsx';
import { UsedInLine } from './used-in-line.tsx';

interface ItemCardProps<Kind extends CatalogueKind> {
  view: CatalogueView<Kind>;
  item: ItemOf[Kind];
  onEdit: (item: ItemOf[Kind]) => void;
  onDelete: (item: ItemOf[Kind]) => void;
  onDuplicate: (item: ItemOf[Kind]) => void;
}

/** A card whose name is a button that fills the card. The actions lie above it. */
function Card<Kind extends CatalogueKind>(props: ItemCardProps<Kind>) {
  const { view, item, onEdit, onDelete, onDuplicate } = props;
  const name = view.nameOf(item);
  return (
    <view.Card
      item={item}
      title={
        <h2 className="min-w-0 font-semibold text-base leading-snug">
          <button
            type="button"
            dir="auto"
            title={name}
            onClick={() => onEdit(item)}
            className="block w-full truncate text-start outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
          >
            {name}
          </button>
        </h2>
      }
      tools={
        <CardTools
          name={name}
          onPhoto={view.kind !== 'personnel'}
          onEdit={() => onEdit(item)}
          onDelete={() => onDelete(item)}
          onDuplicate={() => onDuplicate(item)}
        >
          {view.MenuItems && <view.MenuItems item={item} />}
        </CardTools>
      }
      usedIn={item.shootCount > 0 ? <UsedInLine item={item} /> : null}
    />
  );
}

export const ItemCard = memo(Card) as typeof Card;
