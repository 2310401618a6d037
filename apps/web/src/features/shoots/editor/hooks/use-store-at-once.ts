import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { withFields } from '@/features/shoots/api/shoot-detail.ts';
import { useUpdateResources } from '@/features/shoots/api/update-resources.ts';
import { useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import { type LinkList, resourcesOf } from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { refreshUses } from '@/features/shoots/editor/lib/refresh-uses.ts';
import type { EditorFormControl } from './use-editor-form.ts';
import type { LocationField } from './use-editor-items.ts';

interface AtOnce {
  form: EditorFormControl;
  base: RefObject<Base>;
  /** The current write. Writes run one after another, because each needs the version that the previous one created. */
  running: RefObject<Promise<unknown>>;
}

/** Saves one list of a stored shoot immediately. A failure is silent: the list stays unsaved. */
export function useStoreAtOnce({ form, base, running }: AtOnce) {
  const client = useQueryClient();
  const update = useUpdateShoot();
  const link = useUpdateResources();

  const write = async (list: LinkList | LocationField) => {
    const { stored, version, values } = base.current;
    if (!stored || version === undefined) return;
    const { id } = stored;
    const now = form.getValues();
    // A participant can only wear costumes that the stored shoot has.
    const known = { ...now, ...(list === 'participants' && { costumeIds: values.costumeIds }) };
    const saved =
      list === 'locationId' || list === 'secondLocationId'
        ? withFields(
            stored,
            await update.mutateAsync({ id, change: { [list]: now[list] }, version }),
          )
        : await link.mutateAsync({ id, resources: resourcesOf(known, [list]), version });
    refreshUses(client, stored, saved);
    const typed = structuredClone(form.getValues());
    rebase(form, base, saved, { ...formOf(saved), ...typed });
  };

  return (list: LinkList | LocationField) => {
    running.current = running.current.then(() => write(list)).catch(() => {});
  };
}
