import { itemConflictWords } from '@lensemble/messages/web/item-conflict';
import { copyText } from '@/lib/browser/copy-text.ts';
import { lazyDialog } from '@/lib/shell/lazy-dialog.tsx';
import { toast } from '@/lib/shell/toast.ts';
import { asPlainText, type ConflictRow, type Picks, type Side } from './conflict-row.ts';

const ConflictDialog = lazyDialog(() => import('./conflict-dialog.tsx'));

interface HeldConflictProps {
  title: string;
  /** The clashes. */
  rows: readonly ConflictRow[];
  /** When the other person saved, ISO 8601. */
  savedAt: string;
  /** Of `useHeldFields`. */
  decide: (picks: Picks) => Promise<boolean>;
  onClose: () => void;
}

/** Asks about the fields that both have changed, before a save. */
export function HeldConflict({ title, rows, savedAt, decide, onClose }: HeldConflictProps) {
  const all = (side: Side) => Object.fromEntries(rows.map(({ key }) => [key, side]));
  const takeTheirs = async () => {
    const isCopied = await copyText(asPlainText(rows));
    const isSaved = await decide(all('theirs'));
    const copied = isCopied ? itemConflictWords('yoursCopied') : undefined;
    if (!isSaved)
      toast({ title: itemConflictWords('keptTheirs'), ...(copied && { description: copied }) });
    else if (copied) toast({ title: copied });
  };
  return (
    <ConflictDialog
      title={title}
      action={itemConflictWords('update')}
      rows={rows}
      savedAt={savedAt}
      onKeepMine={() => void decide(all('mine'))}
      onTakeTheirs={() => void takeTheirs()}
      onMerge={(picks) => void decide(picks)}
      onClose={onClose}
    />
  );
}
