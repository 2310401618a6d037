import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { getShootQuery } from '@/features/shoots/api/get-shoot.ts';
import type { Faces } from '@/features/shoots/editor/lib/faces.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { mergeNewer } from '@/features/shoots/editor/lib/rebase.ts';
import type { EditorFormControl } from './use-editor-form.ts';

interface Following {
  form: EditorFormControl;
  base: RefObject<Base>;
  faces: Faces;
  /** The current write. Writes run one after another, because each needs the version that the previous one created. */
  running: RefObject<Promise<unknown>>;
}

/**
 * When a location changes, the server also updates the time zone and the reminder of its shoots. Merges that version
 * into the form. Errors and conflicts are left to the next save.
 *
 * @returns a function that returns whether the stored shoot has the location
 */
export function useFollowLocation({ form, base, faces, running }: Following) {
  const client = useQueryClient();

  const readAnew = async (id: string) => {
    const latest = await client.fetchQuery({ ...getShootQuery(id), staleTime: 0 });
    if (latest.version > (base.current.version ?? 0)) mergeNewer(form, base, latest, faces);
  };

  return (locationId: string): boolean => {
    const { stored } = base.current;
    if (stored?.locationId !== locationId) return false;
    running.current = running.current.then(() => readAnew(stored.id)).catch(() => {});
    return true;
  };
}
