import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import type { CatalogueKind } from '@/lib/catalogues.ts';
import { useItemDialogs } from '@/lib/item-dialogs.ts';

/** Opens items in their dialog; what shows them follows the change. */
export function useEditItem(kind: CatalogueKind): (id: string) => void {
  const { remember } = useEditorItems();
  const dialogs = useItemDialogs();
  return (id) => dialogs.edit(kind, id, { onUpdated: (item) => remember(kind, item) });
}
