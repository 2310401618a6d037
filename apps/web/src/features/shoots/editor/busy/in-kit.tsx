import type { Conflict } from '@lensemble/contract/conflicts';
import type { Busy } from './busy-context.ts';
import { ConflictIcon } from './busy-note.tsx';
import { ConflictWords } from './conflict-list.tsx';

interface InKitProps {
  conflicts: readonly Conflict[];
  busy: Pick<Busy, 'view' | 'nameOf'>;
}

/** What of a kit is taken elsewhere, in the color of its status. */
export const InKit = ({ conflicts, busy }: InKitProps) => (
  <span className="status-planning mt-0.5 grid gap-0.5 font-normal text-st-text text-xs">
    {conflicts.map((conflict) => (
      <span key={conflict.itemId} className="flex items-start gap-1.5">
        <ConflictIcon kind={conflict.kind} />
        <ConflictWords conflict={conflict} busy={busy} isShort />
      </span>
    ))}
  </span>
);
