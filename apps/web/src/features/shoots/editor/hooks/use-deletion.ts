import type { Shoot } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useDeleteShoot } from '@/features/shoots/api/delete-shoot.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { changedMeanwhile } from '@/features/shoots/editor/lib/conflict.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';

/**
 * Deletes the shoot in the version that the editor is based on. If the server has a newer one, shows what has changed
 * and deletes only after another confirmation.
 */
export function useDeletion(shoot: Shoot, base: RefObject<Base>, onDeleted: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useDeleteShoot();
  const [newer, setNewer] = useState<{ version: number; changed: string } | null>(null);

  const refuse = (error: Error) => {
    const theirs = newerShootOf(error);
    if (theirs) {
      const changed = changedMeanwhile(base.current.values, formOf(theirs));
      setNewer({ version: theirs.version, changed });
      putShoot(client, theirs);
      return;
    }
    const description = sentenceOf(error, editorSavingWords('nothingChanged'));
    toastError(description, editorSavingWords('deleteFailed'));
  };

  const remove = () =>
    mutate(
      { id: shoot.id, version: newer?.version ?? base.current.version },
      {
        onSuccess: () => {
          toast({
            title: editorSavingWords('deleted'),
            description: shoot.title,
            ...undoOf([shoot.id], shoot),
          });
          onDeleted();
        },
        onError: refuse,
      },
    );

  return { remove, pending: isPending, changed: newer?.changed, forget: () => setNewer(null) };
}
