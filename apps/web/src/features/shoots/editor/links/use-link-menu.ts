import { editorLinksWords } from '@lensemble/messages/web/editor-links';
import { Plus } from 'lucide-react';
import type { AddMenuProps } from '@/components/add-menu/choices.ts';
import { useBusy } from '@/features/shoots/editor/busy/busy-context.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { ItemOf, LinkedKind } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';

interface LinkMenu<Kind extends LinkedKind> {
  kind: Kind;
  /** The ids of items already on the shoot. */
  chosen: readonly string[];
  add: (id: string) => void;
  /** Adds an item that was just created and saves the list immediately. */
  addCreated: (item: ItemOf[Kind]) => void;
}

type MenuProps = Omit<AddMenuProps, 'children' | 'placeholder' | 'emptyText'>;

export function useLinkMenu<Kind extends LinkedKind>({
  kind,
  chosen,
  add,
  addCreated,
}: LinkMenu<Kind>): MenuProps {
  const { lists, want, remember } = useEditorItems();
  const dialogs = useItemDialogs();
  const busy = useBusy();
  const { faces, hasFailed, retry } = lists[kind];
  const menu = busy?.menuOf(kind, faces ?? []);
  const create = (name: string) =>
    dialogs.create(kind, {
      ...(name ? { name } : {}),
      onCreated: (item) => {
        remember(kind, item);
        addCreated(item);
      },
    });
  return {
    items: faces
      ?.filter(({ id }) => !chosen.includes(id))
      .map((face) => ({ ...face, isPerson: kind === 'personnel', ...menu?.wordsOf(face) })),
    ...menu?.frame,
    hasFailed,
    onRetry: retry,
    onPick: add,
    actions: [
      { label: kind === 'locations' ? searchOrCreate : createNew, icon: Plus, run: create },
    ],
    onWanted: () => want(kind),
  };
}

const createNew = () => editorLinksWords('createNew');

/** The dialog of a new location begins with the search for the typed place. */
const searchOrCreate = (typed: string) =>
  typed ? editorLinksWords('searchPlace', { name: typed }) : createNew();
