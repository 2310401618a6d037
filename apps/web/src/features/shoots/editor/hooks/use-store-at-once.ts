import type { RefObject } from 'react';
import { withFields } from '@/features/shoots/api/shoot-detail.ts';
import { useUpdateResources } from '@/features/shoots/api/update-resources.ts';
import { useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { LinkList } from '@/features/shoots/editor/lib/form-links.ts';
import { resourcesOf } from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import type { EditorFormControl } from './use-editor-form.ts';

interface AtOnce {
  form: EditorFormControl;
  base: RefObject<Base>;
  /** The write that is under way: one after the other, so that each knows the version that the one before it made. */
  running: RefObject<Promise<unknown>>;
}

/**
 * Stores one list of a stored shoot without waiting for a save. Failures are silently ignored (spec section 4): the list
 * then stays among what is not saved.
 */
export function useStoreAtOnce({ form, base, running }: AtOnce) {
  const update = useUpdateShoot();
  const link = useUpdateResources();

  const write = async (list: LinkList | 'locationId') => {
    const { stored, version, values } = base.current;
    if (!stored || version === undefined) return;
    const { id } = stored;
    const now = form.getValues();
    // Nobody can wear what is not on the stored shoot yet.
    const known = { ...now, ...(list === 'participants' && { costumeIds: values.costumeIds }) };
    const saved =
      list === 'locationId'
        ? withFields(
            stored,
            await update.mutateAsync({ id, change: { locationId: now.locationId }, version }),
          )
        : await link.mutateAsync({ id, resources: resourcesOf(known, [list]), version });
    const typed = structuredClone(form.getValues());
    rebase(form, base, saved, { ...formOf(saved), ...typed });
  };

  return (list: LinkList | 'locationId') => {
    running.current = running.current.then(() => write(list)).catch(() => {});
  };
}
