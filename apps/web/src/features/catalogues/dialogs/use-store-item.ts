import { useState } from 'react';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { toast } from '@/lib/toast.ts';
import type { ItemChange } from '../api/change-item.ts';
import { ItemClash } from '../api/change-item.ts';
import type { Save } from '../api/save-item.ts';
import { useSaveItem } from '../api/save-item.ts';
import type { Unit } from '../lib/clash.ts';
import { successText } from '../lib/words.ts';

/** A save that waits for somebody to choose: both have changed what is in the units. */
export interface OpenClash<Kind extends CatalogueKind> {
  readonly save: Save<Kind>;
  readonly theirs: ItemOf[Kind];
  readonly units: readonly Unit[];
}

interface Listeners<Kind extends CatalogueKind> {
  readonly onStored: (item: ItemOf[Kind]) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Stores what a form says, and asks where somebody else has changed the same meanwhile. */
export function useStoreItem<Kind extends CatalogueKind>(
  kind: Kind,
  together: Unit,
  { onStored, onRefused }: Listeners<Kind>,
) {
  const { mutateAsync, isPending } = useSaveItem(kind, together);
  const [clash, setClash] = useState<OpenClash<Kind> | null>(null);

  const store = async (save: Save<Kind>, note?: string) => {
    try {
      const stored = await mutateAsync(save);
      const text = successText(kind, save.base ? 'update' : 'create');
      toast({ title: 'Success', description: [text, note].filter(Boolean).join('. ') });
      onStored(stored);
    } catch (error) {
      if (!(error instanceof ItemClash)) return onRefused(error);
      setClash({ save, theirs: error.theirs as ItemOf[Kind], units: error.units });
    }
  };

  /** Goes on without what is to stay theirs. */
  const settle = async ({ save, theirs }: OpenClash<Kind>, given: Unit, note?: string) => {
    setClash(null);
    const left = Object.entries(save.change).filter(([name]) => !given.includes(name));
    const change = Object.fromEntries(left) as ItemChange<Kind>;
    if (left.length > 0) return store({ ...save, change, base: theirs }, note);
    toast({ title: 'Their version is kept', ...(note && { description: note }) });
    onStored(theirs);
  };

  return { store, settle, clash, dismiss: () => setClash(null), isStoring: isPending };
}
