import { createContext, useContext } from 'react';
import type { CatalogueKind, ItemOf } from './catalogues.ts';

/** The dialogs in which items of the catalogues are made and changed, for every screen that shows items. */
export interface ItemDialogs {
  /** Opens an empty dialog, or one with a name typed already. `onCreated` gets the item once it is stored. */
  create<Kind extends CatalogueKind>(
    kind: Kind,
    options?: { name?: string; onCreated?: (item: ItemOf[Kind]) => void },
  ): void;
  /** Opens an item by its id. `onUpdated` gets it as it was stored. */
  edit<Kind extends CatalogueKind>(
    kind: Kind,
    id: string,
    options?: { onUpdated?: (item: ItemOf[Kind]) => void },
  ): void;
}

const ItemDialogsContext = createContext<ItemDialogs | null>(null);

export const ItemDialogsProvider = ItemDialogsContext.Provider;

export function useItemDialogs(): ItemDialogs {
  const dialogs = useContext(ItemDialogsContext);
  if (!dialogs) throw new Error('useItemDialogs must be used within an ItemDialogsProvider');
  return dialogs;
}
