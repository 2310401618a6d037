import type { NewShoot, ShootDetail } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useCreateShoot } from '@/features/shoots/api/create-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { detailOf, withFields } from '@/features/shoots/api/shoot-detail.ts';
import { useUpdateResources } from '@/features/shoots/api/update-resources.ts';
import { newerShootOf, useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { saysTheSame } from '@/features/shoots/editor/lib/check-form.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import type { LinkList } from '@/features/shoots/editor/lib/form-links.ts';
import {
  changedLists,
  linkLists,
  noLinks,
  resourcesOf,
} from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { createOnce } from '@/lib/create-once.ts';

interface Writes {
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  /** An attempt to create is about to be sent. */
  onAttempt: () => void;
  /** The shoot's own fields are stored, its links perhaps not yet: another try starts from here. */
  onFields: (stored: ShootDetail, sent: EditorForm) => void;
}

type Write = (version: number | undefined) => Promise<ShootDetail>;

/** The calls behind a save: the shoot's own fields first, then what is linked to it, each only where it has changed. */
export function useShootWrites({ base, attempt, onAttempt, onFields }: Writes) {
  const client = useQueryClient();
  const create = useCreateShoot();
  const update = useUpdateShoot();
  const link = useUpdateResources();

  const writeLinks = (
    id: string,
    sent: EditorForm,
    lists: readonly LinkList[],
    version: number | undefined,
  ) => link.mutateAsync({ id, resources: resourcesOf(sent, lists), version });

  const createFrom = async (body: NewShoot, sent: EditorForm): Promise<ShootDetail> => {
    const isRepeated = attempt.current !== null;
    const remember = (next: CreateAttempt) => {
      attempt.current = next;
      onAttempt();
    };
    const shoot = await createOnce(body, attempt.current, remember, {
      create: create.mutateAsync,
      update: (first, change) => update.mutateAsync({ id: first.id, change }),
    });
    const made = detailOf(shoot);
    onFields(made, sent);
    // What an earlier attempt has linked, and in which version, is not known.
    const lists = isRepeated ? linkLists : changedLists(noLinks(), sent);
    if (lists.length === 0) return made;
    return writeLinks(made.id, sent, lists, isRepeated ? undefined : made.version);
  };

  /** Writes over the version that the editing started from; a newer one is shown everywhere before it is refused. */
  const overBase = async (write: Write): Promise<ShootDetail> => {
    try {
      return await write(base.current.version);
    } catch (error) {
      const newer = newerShootOf(error);
      if (newer) putShoot(client, newer);
      throw error;
    }
  };

  const updateFrom = async (
    stored: ShootDetail,
    body: NewShoot,
    sent: EditorForm,
  ): Promise<ShootDetail> => {
    const { id } = stored;
    let saved = stored;
    if (!saysTheSame(base.current, body)) {
      saved = await overBase(async (version) =>
        withFields(stored, await update.mutateAsync({ id, change: body, version })),
      );
      onFields(saved, sent);
    }
    const lists = changedLists(base.current.values, sent);
    if (lists.length === 0) return saved;
    return overBase((version) => writeLinks(id, sent, lists, version));
  };

  const saving = create.isPending || update.isPending || link.isPending;
  return { createFrom, updateFrom, saving };
}
