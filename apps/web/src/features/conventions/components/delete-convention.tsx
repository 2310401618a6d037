import type { Convention } from '@lensemble/contract/conventions';
import { conventionWords } from '@lensemble/messages/web/conventions';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toast, toastError } from '@/lib/shell/toast.ts';
import { undoOf } from '@/lib/trash/undo-of.ts';
import { newerConvention, useDeleteConvention } from '../api/write-convention.ts';

interface DeleteConventionProps {
  convention: Convention;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteConvention({ convention, onClose, onDeleted }: DeleteConventionProps) {
  const [newer, setNewer] = useState<Convention>();
  const { mutateAsync, isPending } = useDeleteConvention();
  const shown = newer ?? convention;
  const remove = async () => {
    try {
      await mutateAsync(shown);
      toast({
        title: conventionWords('deleted'),
        description: shown.name,
        ...undoOf([shown.id], { title: shown.name }),
      });
      onDeleted();
    } catch (error) {
      const current = newerConvention(error);
      if (current) setNewer(current);
      else toastError(sentenceOf(error, conventionWords('deleteFailed')));
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={conventionWords('deleteTitle')}
      description={
        <>
          {newer && (
            <b role="alert" className="mb-2 block font-semibold text-ink">
              {conventionWords('newer')}
            </b>
          )}
          {conventionWords('deleteQuestion')}
        </>
      }
      action={conventionWords('delete')}
      pending={isPending}
      onConfirm={() => void remove()}
    >
      <p dir="auto" className="truncate font-[580] text-base">
        {shown.name}
      </p>
      <p className="text-ink-3 text-xs">{conventionWords('shoots', { count: shown.shootCount })}</p>
    </AlertDialog>
  );
}
