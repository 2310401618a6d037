import type { ShootDetail } from '@lensemble/contract/shoots';
import { editorSavingWords } from '@lensemble/messages/web/editor-saving';
import type { RefObject } from 'react';
import { Picture } from '@/components/picture.tsx';
import { AlertDialog } from '@/components/ui/alert-dialog.tsx';
import { useCalls } from '@/features/shoots/calls/use-calls.ts';
import { useDeletion } from '@/features/shoots/editor/hooks/use-deletion.ts';
import { isCallSheetOut, isToldOf } from '@/features/shoots/editor/lib/is-told-of.ts';
import type { Base } from '@/features/shoots/editor/lib/open-editor.ts';
import { small } from '@/features/shoots/lib/thumbnail.ts';
import { ifMailed } from '@/lib/session/if-mailed.ts';
import { statusNames } from '@/lib/shoots/status-names.ts';
import { formatDate } from '@/lib/time/format.ts';
import { joinSentences, joinWithCommas } from '@/lib/words/joined-texts.ts';

interface DeleteShootDialogProps {
  shoot: ShootDetail;
  /** The version that the editor is based on. */
  base: RefObject<Base>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

export function DeleteShootDialog({
  shoot,
  base,
  open,
  onOpenChange,
  onDeleted,
}: DeleteShootDialogProps) {
  const { remove, pending, changed, forget } = useDeletion(shoot, base, onDeleted);
  const change = (opened: boolean) => {
    forget();
    onOpenChange(opened);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={change}
      title={editorSavingWords('deleteTitle')}
      description={
        <>
          {changed && (
            <b role="alert" className="mb-2 block font-semibold text-ink">
              {changed}
            </b>
          )}
          <Question shoot={shoot} />
        </>
      }
      action={editorSavingWords('delete')}
      pending={pending}
      onConfirm={remove}
    >
      <div className="flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface-1 p-2.5">
        <Picture src={small(shoot.firstReferenceUrl)} className="size-11 shrink-0 rounded-sm" />
        <div className="min-w-0">
          <b className="block truncate font-[580] text-base">{shoot.title}</b>
          <small className="block truncate text-ink-3 text-xs">
            {shoot.date
              ? joinWithCommas([statusNames[shoot.status], formatDate(shoot.date)])
              : statusNames[shoot.status]}
          </small>
        </div>
      </div>
    </AlertDialog>
  );
}

/** Asks what the server knows of call sheets only while the dialog is open. */
function Question({ shoot }: Pick<DeleteShootDialogProps, 'shoot'>) {
  const { data: calls = [] } = useCalls(shoot.id);
  const isTold = isToldOf(shoot) || isCallSheetOut(shoot, calls);
  return joinSentences([
    editorSavingWords('deleteQuestion'),
    ...(isTold ? [ifMailed(editorSavingWords('everyoneTold'))] : []),
  ]);
}
