import type { ListedShoot } from '@lensemble/contract/shoots';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useDeleteShoots } from '@/features/shoots/api/delete-shoots.ts';
import { putShoot } from '@/features/shoots/api/shoot-cache.ts';
import { newerShootOf } from '@/features/shoots/api/update-shoot.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { count } from '@/lib/words/count.ts';

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
      setChanged(`“${theirs.title}” has changed meanwhile. Nothing was deleted.`);
    } else {
      const description = sentenceOf(error, 'Nothing was changed. Please try again.');
      toastError(description, 'Failed to delete shoots');
    }
  };
  const remove = () =>
    mutate(shoots, {
      onSuccess: () => {
        change(false);
        toast({
          title: shoots.length === 1 ? 'Shoot deleted' : `${count(shoots.length, 'shoot')} deleted`,
        });
        onDeleted();
      },
      onError: refuse,
    });
  const isOne = shoots.length === 1;
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={isOne ? 'Delete Shoot' : 'Delete Shoots'}
      description={
        <>
          {changed && (
            <b role="alert" className="mb-2 block font-semibold text-ink">
              {changed}
            </b>
          )}
          {`Are you sure you want to delete ${isOne ? 'this shoot' : `these ${count(shoots.length, 'shoot')}`}? This action cannot be undone. Everyone who got a reminder will be emailed that it is canceled.`}
        </>
      }
      action="Delete"
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
          <li className="text-ink-3">{`and ${shoots.length - NAMED} more`}</li>
        )}
      </ul>
    </AlertDialog>
  );
}
