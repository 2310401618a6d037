import { busyWords } from '@lensemble/messages/web/busy';
import type { Busy } from './busy-context.ts';
import { ConflictIcon } from './busy-note.tsx';
import { ConflictWords } from './conflict-list.tsx';

/** The panel of the date picker has room for these. */
const SHOWN = 3;

export function DayReasons({ busy }: { busy: Busy }) {
  const { conflicts } = busy;
  const shown = conflicts.slice(0, SHOWN);
  return (
    <>
      {shown.map((conflict) => (
        <span key={`${conflict.kind} ${conflict.itemId}`} className="flex gap-1.5">
          <span className="pt-0.5 text-st-text">
            <ConflictIcon kind={conflict.kind} />
          </span>
          <ConflictWords conflict={conflict} busy={busy} isShort />
        </span>
      ))}
      {conflicts.length > SHOWN && (
        <span className="text-ink-2 text-xs">
          {busyWords('andMore', { count: conflicts.length - SHOWN })}
        </span>
      )}
    </>
  );
}
