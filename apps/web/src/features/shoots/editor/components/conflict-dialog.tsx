import type { ShootDetail } from '@lensemble/contract/shoots';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import type { ConflictField, Picks } from '@/features/shoots/editor/lib/conflict.ts';
import { differingFields, suggestedPicks } from '@/features/shoots/editor/lib/conflict.ts';
import type { EditorForm } from '@/features/shoots/editor/lib/editor-form.ts';
import { formOf } from '@/features/shoots/editor/lib/editor-form.ts';
import type { NameOf } from '@/features/shoots/editor/lib/faces.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import { ConflictTable } from './conflict-table.tsx';

export interface ConflictDialogProps {
  /** What the editing started from, what the form says, and what somebody else has saved meanwhile. */
  base: EditorForm;
  mine: EditorForm;
  theirs: ShootDetail;
  nameOf: NameOf;
  onKeepMine: () => void;
  onTakeTheirs: (lost: readonly ConflictField[]) => void;
  onMerge: (picks: Picks) => void;
  onClose: () => void;
}

/** Two people edited the same shoot: shows where the versions differ and leaves the choice. */
export default function ConflictDialog(props: ConflictDialogProps) {
  const { base, mine, theirs, onClose } = props;
  const theirForm = useMemo(() => formOf(theirs), [theirs]);
  const differing = useMemo(() => differingFields(mine, theirForm), [mine, theirForm]);
  const [picks, setPicks] = useState<Picks | null>(null);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title="Someone saved this shoot while you were editing" size="md">
        <DialogBody>
          <ConflictTable
            mine={mine}
            theirs={theirForm}
            savedAt={theirs.updatedAt}
            fields={differing}
            nameOf={props.nameOf}
            picks={picks}
            onPick={(field, side) => setPicks((before) => ({ ...before, [field]: side }))}
          />
          {!picks && (
            <ConflictChoices
              mineTouched={differingFields(base, mine)}
              fields={differing}
              onChooseFields={() => setPicks(suggestedPicks(base, mine, theirForm))}
              onKeepMine={props.onKeepMine}
              onTakeTheirs={() => props.onTakeTheirs(differing)}
            />
          )}
        </DialogBody>
        {picks && (
          <DialogFooter>
            <Button onClick={() => setPicks(null)}>Back</Button>
            <Button variant="primary" onClick={() => props.onMerge(picks)}>
              Update Shoot
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}
