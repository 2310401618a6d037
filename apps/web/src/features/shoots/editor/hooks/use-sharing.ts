import type { RefObject } from 'react';
import { useState } from 'react';
import { withFields } from '@/features/shoots/api/shoot-detail.ts';
import { useUpdateShoot } from '@/features/shoots/api/update-shoot.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { rebase } from '@/features/shoots/editor/lib/rebase.ts';
import { sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import type { EditorFormControl } from './use-editor-form.ts';

interface Sharing {
  form: EditorFormControl;
  base: RefObject<Base>;
  /** The write that is under way: one after the other, so that each knows the version that the one before it made. */
  running: RefObject<Promise<unknown>>;
}

/**
 * Shares a stored shoot with everybody, or takes it back, without waiting for a save; what is typed stays as it is.
 * `wanted` is what it is to become, null while nothing is under way.
 */
export function useSharing({ form, base, running }: Sharing) {
  const update = useUpdateShoot();
  const [wanted, setWanted] = useState<boolean | null>(null);

  const write = async (isPublic: boolean) => {
    const { stored, version } = base.current;
    if (!stored || version === undefined) return;
    const saved = await update.mutateAsync({ id: stored.id, change: { isPublic } });
    // Somebody else was there in between: saving will bring in what they have changed.
    if (saved.version !== version + 1) return;
    const typed = structuredClone(form.getValues());
    const known = withFields(stored, saved);
    rebase(form, base, known, { ...formOf(known), ...typed });
  };

  const share = (isPublic: boolean) => {
    setWanted(isPublic);
    running.current = running.current
      .then(() => write(isPublic))
      .catch(tellFailure)
      .finally(() => setWanted(null));
  };

  return { wanted, share };
}

function tellFailure(error: unknown): void {
  const description = sentenceOf(error, 'Failed to update visibility');
  toast({ title: 'Error', description, variant: 'destructive' });
}
