import { DndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { ListedShoot } from '@lensemble/contract/shoots';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { PlainDate } from '@/lib/time/dates.ts';
import type { CardPress } from './card-press.ts';
import { DragPreview } from './drag-preview.tsx';
import type { DropTarget } from './targets.ts';
import { type DragEvents, useBoardDrag } from './use-board-drag.ts';

interface DragLayerProps extends DragEvents {
  press: CardPress | null;
  /** The shoot of the pressed card. */
  shoot: ListedShoot | undefined;
  today: PlainDate;
}

const targets = shootStatuses.flatMap<DropTarget>((status) => [
  `column ${status}`,
  `tab ${status}`,
]);

/**
 * Drag and drop for the board's cards. It mounts beside the board and gets the elements of the page, so that it can load
 * later and costs nothing for cards that are not dragged.
 */
export function DragLayer({ press, shoot, today, ...events }: DragLayerProps) {
  const context = useBoardDrag(events);
  // The first press waits until the targets are registered, and until the sensors know them.
  const [commits, setCommits] = useState(0);
  useEffect(() => setCommits(Math.min(commits + 1, 2)), [commits]);
  const isReady = commits === 2;
  const isGone = press !== null && !shoot;
  useEffect(() => {
    if (isGone) press.onStarted();
  }, [isGone, press]);
  return (
    <DndContext {...context}>
      {targets.map((target) => (
        <Target key={target} id={target} />
      ))}
      {isReady && press && shoot && <PressedCard key={press.key} {...{ press, shoot }} />}
      <DragPreview today={today} />
    </DndContext>
  );
}

function Target({ id }: { id: DropTarget }) {
  const { setNodeRef } = useDroppable({ id });
  useLayoutEffect(() => {
    setNodeRef(document.querySelector<HTMLElement>(`[data-drop="${id}"]`));
  }, [setNodeRef, id]);
  return null;
}

/** Gives the press to the sensors of dnd-kit. */
function PressedCard({ press, shoot }: { press: CardPress; shoot: ListedShoot }) {
  const { setNodeRef, listeners } = useDraggable({ id: shoot.id, data: { shoot } });
  const start = listeners?.[press.handler];
  // Not later: the next key belongs to the drag.
  useLayoutEffect(() => {
    setNodeRef(press.card);
    start?.(press.event);
    press.onStarted();
  }, [press, setNodeRef, start]);
  return null;
}
