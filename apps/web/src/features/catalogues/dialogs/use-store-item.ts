import { catalogueWriteWords } from '@lensemble/messages/web/catalogue-writes';
import { itemConflictWords } from '@lensemble/messages/web/item-conflict';
import { useState } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues/catalogues.ts';
import type { ItemChange } from '@/lib/catalogues/try-change.ts';
import { toast } from '@/lib/shell/toast.ts';
import { ItemClash } from '../api/change-item.ts';
import { type Save, useSaveItem } from '../api/save-item.ts';
import type { Unit } from '../lib/clash.ts';
import { successText } from '../lib/words.ts';

export interface OpenClash<Kind extends CatalogueKind> {
  readonly save: Save<Kind>;
  readonly theirs: ItemOf[Kind];
  readonly units: readonly Unit[];
}

interface Listeners<Kind extends CatalogueKind> {
  readonly onStored: (item: ItemOf[Kind]) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Saves an item. If another member changed the same fields, `clash` is set. */
export function useStoreItem<Kind extends CatalogueKind>(
  kind: Kind,
  together: Unit,
  { onStored, onRefused }: Listeners<Kind>,
) {
  const { mutateAsync, isPending } = useSaveItem(kind, together);
  const [clash, setClash] = useState<OpenClash<Kind> | null>(null);

  const store = async (save: Save<Kind>, isCopied = false) => {
    try {
      const stored = await mutateAsync(save);
      const text = successText(kind, save.base ? 'update' : 'create');
      const description = isCopied ? itemConflictWords('storedAndCopied', { text }) : text;
      toast({ title: catalogueWriteWords('success'), description });
      onStored(stored);
    } catch (error) {
      if (!(error instanceof ItemClash)) return onRefused(error);
      setClash({ save, theirs: error.theirs as ItemOf[Kind], units: error.units });
    }
  };

  /** Saves again without the fields that keep the other member's values. `isCopied`: the user's own are on the clipboard. */
  const settle = async ({ save, theirs }: OpenClash<Kind>, given: Unit, isCopied = false) => {
    setClash(null);
    const isGiven = new Set<string>(given);
    const left = Object.entries(save.change).filter(([name]) => !isGiven.has(name));
    const change = Object.fromEntries(left) as ItemChange<Kind>;
    if (left.length > 0) return store({ ...save, change, base: theirs }, isCopied);
    const note = isCopied && { description: itemConflictWords('yoursCopied') };
    toast({ title: itemConflictWords('keptTheirs'), ...note });
    onStored(theirs);
  };

  return { store, settle, clash, dismiss: () => setClash(null), isStoring: isPending };
}
