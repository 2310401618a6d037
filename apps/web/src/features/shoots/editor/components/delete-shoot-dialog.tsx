import { statusWords } from '@lensemble/contract/shoot-status';
import type { Shoot } from '@lensemble/contract/shoots';
import { Picture } from '@/components/picture.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useDeleteShoot } from '@/features/shoots/api/delete-shoot.ts';
import { sentenceOf } from '@/lib/api.ts';
import { formatDate } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';

interface DeleteShootDialogProps {
  shoot: Shoot;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

export function DeleteShootDialog({
  shoot,
  open,
  onOpenChange,
  onDeleted,
}: DeleteShootDialogProps) {
  const { mutate, isPending } = useDeleteShoot();
  const confirm = () =>
    mutate(
      { id: shoot.id },
      {
        onSuccess: () => {
          toast({ title: 'Shoot deleted', description: shoot.title });
          onDeleted();
        },
        onError: (error) => {
          const description = sentenceOf(error, 'Nothing was changed. Please try again.');
          toast({ title: 'Failed to delete shoot', description, variant: 'destructive' });
        },
      },
    );
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Shoot"
      description="Are you sure you want to delete this shoot? This action cannot be undone."
      action="Delete"
      pending={isPending}
      onConfirm={confirm}
    >
      <div className="flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface-1 p-2.5">
        <Picture src={shoot.firstReferenceUrl} className="size-11 shrink-0 rounded-sm" />
        <div className="min-w-0">
          <b className="block truncate font-[580] text-base">{shoot.title}</b>
          <small className="block truncate text-ink-3 text-xs">
            {[statusWords[shoot.status].label, shoot.date && formatDate(shoot.date)]
              .filter(Boolean)
              .join(', ')}
          </small>
        </div>
      </div>
    </AlertDialog>
  );
}
