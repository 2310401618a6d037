import { createContext, useContext } from 'react';
import type { CatalogueKind, ItemOf } from './catalogues.ts';

/** Opens the dialogs that create and edit catalog items, on any screen. */
export interface ItemDialogs {
  /** Opens an empty dialog, optionally with a name. `onCreated` receives the stored item. */
  create<Kind extends CatalogueKind>(
    kind: Kind,
    options?: { name?: string; onCreated?: (item: ItemOf[Kind]) => void },
  ): void;
  /** Opens the item with this ID. `onUpdated` receives the stored item. */
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
