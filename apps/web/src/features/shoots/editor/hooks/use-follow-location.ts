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
  /** The write that is under way: one after the other, so that each knows the version that the one before it made. */
  running: RefObject<Promise<unknown>>;
}

/**
 * Takes over what became of a stored shoot when its location was changed: the server brings its zone and its reminder
 * along. Where that cannot be read, or somebody has to be asked, saving will find out.
 *
 * @returns a function that says whether the shoot is stored at the location
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
