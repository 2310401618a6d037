import type { NewShoot, Shoot } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useCreateShoot } from '@/features/shoots/api/create-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf, useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { differingFields } from '@/features/shoots/editor/lib/conflict.ts';
import type { CreateAttempt } from '@/features/shoots/editor/lib/create-attempt.ts';
import { createOnce } from '@/features/shoots/editor/lib/create-attempt.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';

interface Writes {
  base: RefObject<Base>;
  attempt: RefObject<CreateAttempt | null>;
  /** An attempt to create is about to be sent. */
  onAttempt: () => void;
}

/** The calls behind a save: makes the shoot once, or writes over the version that the editing started from. */
export function useShootWrites({ base, attempt, onAttempt }: Writes) {
  const client = useQueryClient();
  const create = useCreateShoot();
  const update = useUpdateShoot();

  const createFrom = (body: NewShoot) => {
    const remember = (made: CreateAttempt) => {
      attempt.current = made;
      onAttempt();
    };
    return createOnce(body, attempt.current, remember, {
      create: create.mutateAsync,
      update: (made, { locationId: _, ...change }) => update.mutateAsync({ id: made.id, change }),
    });
  };

  const updateFrom = async (id: string, body: NewShoot, sent: EditorForm): Promise<Shoot> => {
    // Where it takes place is not in this form.
    const { locationId: _, ...change } = body;
    const write = (version: number | undefined) => update.mutateAsync({ id, change, version });
    const { version, values } = base.current;
    try {
      return await write(version);
    } catch (error) {
      const newer = newerShootOf(error);
      if (!newer) throw error;
      putShoot(client, newer);
      const theirs = formOf(newer);
      const mine = { ...sent, instagramLinks: body.instagramLinks ?? [] };
      if (differingFields(mine, theirs).length === 0) return newer;
      // What they changed is not in this form (its sharing, its crew): there is nothing to ask about.
      if (differingFields(values, theirs).length === 0) return write(newer.version);
      throw error;
    }
  };

  return { createFrom, updateFrom, saving: create.isPending || update.isPending };
}
