import { conflictWords } from '@lensemble/messages/web/conflict';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import type { ConflictRow, Picks } from './conflict-row.ts';
import { ConflictTable } from './conflict-table.tsx';

export interface ConflictDialogProps {
  /** Names the edited thing: `Someone saved this shoot while you were editing`. */
  title: string;
  action: string;
  rows: readonly ConflictRow[];
  /** When the other person saved, ISO 8601. */
  savedAt: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onMerge: (picks: Picks) => void;
  onClose: () => void;
}

export default function ConflictDialog(props: ConflictDialogProps) {
  const { title, action, rows, savedAt, onClose } = props;
  const [picks, setPicks] = useState<Picks | null>(null);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={title} description={conflictWords('description')} size="md">
        <DialogBody>
          <ConflictTable
            rows={rows}
            savedAt={savedAt}
            picks={picks}
            onPick={(key, side) => setPicks((before) => ({ ...before, [key]: side }))}
          />
          {!picks && (
            <ConflictChoices
              rows={rows}
              onChooseFields={() => setPicks(allMine(rows))}
              onKeepMine={props.onKeepMine}
              onTakeTheirs={props.onTakeTheirs}
            />
          )}
        </DialogBody>
        {picks && (
          <DialogFooter>
            <Button onClick={() => setPicks(null)}>{conflictWords('back')}</Button>
            <Button variant="primary" onClick={() => props.onMerge(picks)}>
              {action}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  );
}

const allMine = (rows: readonly ConflictRow[]): Picks =>
  Object.fromEntries(rows.map(({ key }) => [key, 'mine']));
