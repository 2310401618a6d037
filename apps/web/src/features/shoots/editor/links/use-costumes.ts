import { useEditorFields } from '@/features/shoots/editor/hooks/use-editor-form.ts';
import { useEditorItems } from '@/features/shoots/editor/hooks/use-editor-items.ts';
import { wearingOnly } from '@/features/shoots/editor/lib/form-links.ts';
import {
  followsCostumes,
  titleFromCostumes,
} from '@/features/shoots/editor/lib/title-from-costumes.ts';
import type { ItemOf } from '@/lib/catalogues/catalogues.ts';
import { useItemDialogs } from '@/lib/catalogues/item-dialogs.ts';

type Costume = ItemOf['costumes'];

/** Changes the chosen costumes. The title follows them until the user types another one. */
export function useCostumes() {
  const { getValues, setValue, clearErrors } = useEditorFields();
  const { nameOf, remember, storeAtOnce } = useEditorItems();
  const dialogs = useItemDialogs();

  const change = (ids: string[], fresh?: Costume) => {
    const before = getValues('costumeIds').map((id) => nameOf('costumes', id));
    const isFollowing = followsCostumes(getValues('title'), before);
    setValue('costumeIds', ids, { shouldDirty: true });
    clearErrors('costumeIds');
    if (!isFollowing) return;
    const names = ids.map((id) =>
      id === fresh?.id ? fresh.characterName : nameOf('costumes', id),
    );
    setValue('title', titleFromCostumes(names), { shouldDirty: true });
    clearErrors('title');
  };

  const add = (id: string) => {
    const ids = getValues('costumeIds');
    if (!ids.includes(id)) change([...ids, id]);
  };
  const addCreated = (item: Costume) => {
    change([...getValues('costumeIds'), item.id], item);
    storeAtOnce('costumeIds');
  };
  const remove = (id: string) => {
    const ids = getValues('costumeIds').filter((other) => other !== id);
    change(ids);
    const participants = getValues('participants');
    if (participants.some(({ costumeIds }) => costumeIds.includes(id))) {
      setValue('participants', wearingOnly(participants, ids), { shouldDirty: true });
    }
  };
  const edit = (id: string) =>
    dialogs.edit('costumes', id, {
      onUpdated: (item) => {
        remember('costumes', item);
        change(getValues('costumeIds'), item);
      },
    });
  return { add, addCreated, remove, edit };
}
