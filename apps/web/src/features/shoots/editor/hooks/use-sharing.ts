import type { Shoot } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { type RefObject, useState } from 'react';
import { withFields } from '@/features/shoots/api/shoot-detail.ts';
import { useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import type { EditorFormControl } from './use-editor-form.ts';

interface Sharing {
  form: EditorFormControl;
  base: RefObject<Base>;
  /** The current write. Writes run one after another, because each needs the version that the previous one created. */
  running: RefObject<Promise<unknown>>;
}

/** What the public page shows: the shoot at all, and its shot list. */
export type Shared = Pick<Shoot, 'isPublic' | 'isShotListPublic'>;

/**
 * Publishes or unpublishes a stored shoot or its shot list immediately, without saving other changes. `wanted` is what is
 * being written, null if there is no write.
 */
export function useSharing({ form, base, running }: Sharing) {
  const update = useUpdateShoot();
  const [wanted, setWanted] = useState<Partial<Shared> | null>(null);

  const write = async (change: Partial<Shared>) => {
    const { stored, version } = base.current;
    if (!stored || version === undefined) return;
    const saved = await update.mutateAsync({ id: stored.id, change });
    // Another member has saved in between. The next save merges those changes.
    if (saved.version !== version + 1) return;
    const typed = structuredClone(form.getValues());
    const known = withFields(stored, saved);
    rebase(form, base, known, { ...formOf(known), ...typed });
  };

  const share = (change: Partial<Shared>) => {
    setWanted(change);
    running.current = running.current
      .then(() => write(change))
      .catch(tellFailure)
      .finally(() => setWanted(null));
  };

  return { wanted, share };
}

function tellFailure(error: unknown): void {
  const description = sentenceOf(error, editorSavingWords('visibilityFailed'));
  toastError(description);
}
