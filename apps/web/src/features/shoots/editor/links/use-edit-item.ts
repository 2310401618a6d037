import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { LinkedKind } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';

export function useEditItem(kind: LinkedKind): (id: string) => void {
  const { remember } = useEditorItems();
  const dialogs = useItemDialogs();
  return (id) => dialogs.edit(kind, id, { onUpdated: (item) => remember(kind, item) });
}
