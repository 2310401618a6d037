import { formWords } from '@lensemble/messages/web/forms';
import { uiWords } from '@lensemble/messages/web/ui';
import { type ReactNode, useEffect } from 'react';
import { holdUnsaved } from '@/lib/session/session-end.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../ui/dialog.tsx';
import { startsHere } from '../ui/focus-body.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface UnsavedChangesProps {
  dirty: boolean;
  description?: ReactNode;
  /** Saves and resolves to whether it succeeded. If so, the navigation continues. */
  onSave?: () => Promise<boolean>;
  saveLabel?: string;
  saving?: boolean;
  onDiscard?: () => void;
}

/** Asks before a link, the back button or closing the tab discards unsaved changes. */
export function UnsavedChanges({
  dirty,
  description = formWords('notSavedHere'),
  onSave,
  saveLabel = uiWords('save'),
  saving = false,
  onDiscard,
}: UnsavedChangesProps) {
  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);
  const { isAsking, goOn, stay } = useLeaveQuestion(dirty);
  const discard = () => {
    onDiscard?.();
    goOn();
  };
  const saveAndLeave = async () => {
    const saved = await onSave?.();
    if (saved) goOn();
    else stay();
  };
  return (
    <UnsavedQuestion
      open={isAsking}
      isOfNavigation
      description={description}
      onKeep={stay}
      onDiscard={discard}
      {...(onSave ? { save: { label: saveLabel, pending: saving, run: saveAndLeave } } : {})}
    />
  );
}

interface UnsavedQuestionProps {
  open: boolean;
  /** Whether it holds a navigation, and with it Back. */
  isOfNavigation?: boolean;
  description: ReactNode;
  onKeep: () => void;
  onDiscard: () => void;
  save?: { label: string; pending: boolean; run: () => void };
}

/** The question alone, for what is closed without navigation, e.g. a dialog. */
export function UnsavedQuestion({
  open,
  isOfNavigation = false,
  description,
  onKeep,
  onDiscard,
  save,
}: UnsavedQuestionProps) {
  return (
    <Dialog open={open} holdsBack={isOfNavigation} onOpenChange={(next) => next || onKeep()}>
      <DialogContent title={formWords('unsaved')} description={description}>
        <DialogFooter>
          <Button variant="danger" onClick={onDiscard}>
            {formWords('discard')}
          </Button>
          <Button variant={save ? 'line' : 'primary'} onClick={onKeep} {...startsHere}>
            {formWords('keepEditing')}
          </Button>
          {save && (
            <Button variant="primary" pending={save.pending} onClick={save.run}>
              {save.label}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
