import { boardWords } from '@lensemble/messages/web/board';
import { ArrowDownToLine } from 'lucide-react';

/** In px. */
export const SLOT_HEIGHT = 56;

/**
 * Where a dragged card would land. Far down a long column, it stays at the edge of the window. Screen readers hear the
 * column instead.
 *
 * @param top the distance from the start of the list, in px
 */
export function CardSlot({ top = 0 }: { top?: number }) {
  return (
    <>
      {/* A margin or padding would keep the slot from sticking to the bottom of the window. */}
      <div aria-hidden style={{ height: top }} />
      <div
        aria-hidden
        style={{ height: SLOT_HEIGHT }}
        className="sticky top-[calc(var(--top-bar)+3.75rem)] bottom-4 z-1 flex items-center justify-center gap-2 rounded-lg border-2 border-st border-dashed bg-surface-0 font-[560] text-st-text"
      >
        <ArrowDownToLine className="size-4" />
        {boardWords('landsHere')}
      </div>
    </>
  );
}
