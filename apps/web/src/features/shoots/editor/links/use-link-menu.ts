import { Plus } from 'lucide-react';
import type { AddMenuProps } from '@/components/add-menu/choices.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { CatalogueKind, ItemOf } from '@/lib/catalogues.ts';
import { useItemDialogs } from '@/lib/item-dialogs.ts';

interface LinkMenu<Kind extends CatalogueKind> {
  kind: Kind;
  /** What is chosen already. */
  chosen: readonly string[];
  /** Takes an item of the menu into the shoot. */
  add: (id: string) => void;
  /** Takes one that has just been made, and stores it at once. */
  addCreated: (item: ItemOf[Kind]) => void;
}

type MenuProps = Omit<AddMenuProps, 'children' | 'placeholder' | 'emptyText'>;

/** What the add menu of one kind of items does. */
export function useLinkMenu<Kind extends CatalogueKind>({
  kind,
  chosen,
  add,
  addCreated,
}: LinkMenu<Kind>): MenuProps {
  const { lists, want, remember } = useEditorItems();
  const dialogs = useItemDialogs();
  const { faces, hasFailed, retry } = lists[kind];
  const create = (name: string) =>
    dialogs.create(kind, {
      ...(name ? { name } : {}),
      onCreated: (item) => {
        remember(kind, item);
        addCreated(item);
      },
    });
  return {
    items: faces?.filter(({ id }) => !chosen.includes(id)),
    hasFailed,
    onRetry: retry,
    onPick: add,
    actions: [{ label: () => 'Create New...', icon: Plus, run: create }],
    onWanted: () => want(kind),
  };
}
