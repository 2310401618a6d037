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
import {
  changedLists,
  type LinkList,
  linkLists,
  noLinks,
  resourcesOf,
} from '@/features/shoots/editor/lib/form-links.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { refreshUses } from '@/features/shoots/editor/lib/refresh-uses.ts';
import { createOnce } from '@/lib/calls/create-once.ts';

interface Writes {
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  /** The template that a new shoot is made from; null for none. */
  template: RefObject<string | null>;
  /** Called before a request to create is sent. */
  onAttempt: () => void;
  /** The shoot's own fields are stored; its links may still fail. A retry starts from this state. */
  onFields: (stored: ShootDetail, sent: EditorForm) => void;
}

type Write = (version: number | undefined) => Promise<ShootDetail>;

/** The requests of a save: first the shoot's own fields, then its links, each only if changed. */
export function useShootWrites({ base, attempt, template, onAttempt, onFields }: Writes) {
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
      create: (each) => create.mutateAsync({ ...each, template: template.current }),
      update: (first, change) => update.mutateAsync({ id: first.id, change }),
    });
    const made = detailOf(shoot);
    refreshUses(client, { secondLocationId: null }, made);
    onFields(made, sent);
    // The links and the version after an earlier attempt are unknown. A template has links, too.
    const isLinked = isRepeated || template.current !== null;
    const lists = isLinked ? linkLists : changedLists(noLinks(), sent);
    if (lists.length === 0) return made;
    return writeLinks(made.id, sent, lists, isRepeated ? undefined : made.version);
  };

  /**
   * Writes with the version that the form is based on. If the server refuses with a newer version, puts that in the
   * cache and rethrows.
   */
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
      refreshUses(client, stored, saved);
      onFields(saved, sent);
    }
    const lists = changedLists(base.current.values, sent);
    if (lists.length === 0) return saved;
    return overBase((version) => writeLinks(id, sent, lists, version));
  };

  const saving = create.isPending || update.isPending || link.isPending;
  return { createFrom, updateFrom, saving };
}
