import type { ListedShoot } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import { selectionWords } from '@lensemble/messages/web/shoot-selection';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useDeleteShoots } from '@/features/shoots/api/delete-shoots.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';
import { joinSentences } from '@/lib/words/joined-texts.ts';

interface DeleteShootsDialogProps {
  shoots: readonly ListedShoot[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

const NAMED = 5;

/** Deletes all selected shoots. If a member has changed one meanwhile, says so and deletes none until confirmed again. */
export function DeleteShootsDialog({
  shoots,
  open,
  onOpenChange,
  onDeleted,
}: DeleteShootsDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useDeleteShoots();
  const [changed, setChanged] = useState('');
  const change = (opened: boolean) => {
    setChanged('');
    onOpenChange(opened);
  };
  const refuse = (error: Error) => {
    const theirs = newerShootOf(error);
    if (theirs) {
      putShoot(client, theirs);
      setChanged(selectionWords('changed', { title: theirs.title }));
    } else {
      const description = sentenceOf(error, selectionWords('nothingChanged'));
      toastError(description, selectionWords('notDeleted'));
    }
  };
  const remove = () =>
    mutate(shoots, {
      onSuccess: () => {
        change(false);
        toast({
          title: selectionWords('deleted', { count: shoots.length }),
          ...undoOf(
            shoots.map(({ id }) => id),
            { kind: 'shoots' },
          ),
        });
        onDeleted();
      },
      onError: refuse,
    });
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={selectionWords('deleteTitle', { count: shoots.length })}
      description={
        <>
          {changed && (
            <b role="alert" className="mb-2 block font-semibold text-ink">
              {changed}
            </b>
          )}
          {joinSentences([
            selectionWords('deleteText', { count: shoots.length }),
            ifMailed(editorSavingWords('everyoneTold')),
          ])}
        </>
      }
      action={selectionWords('delete')}
      pending={isPending}
      onConfirm={remove}
    >
      <ul className="grid min-w-0 gap-1 rounded-lg border border-line bg-surface-1 p-2.5">
        {shoots.slice(0, NAMED).map(({ id, title }) => (
          <li key={id} dir="auto" className="truncate font-[580] text-base">
            {title}
          </li>
        ))}
        {shoots.length > NAMED && (
          <li className="text-ink-3">
            {selectionWords('andMore', { count: shoots.length - NAMED })}
          </li>
        )}
      </ul>
    </AlertDialog>
  );
}
