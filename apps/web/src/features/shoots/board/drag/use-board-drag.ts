import {
  type DndContextProps,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { useEffect, useMemo, useRef, useState } from 'react';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import type { Move } from '@/features/shoots/lib/move-shoot.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';
import { boardAnnouncements, draggedShoot, dragInstructions } from './announcements.ts';
import { ColumnKeySensor } from './column-key-sensor.ts';
import { boardCollisions, statusOfTarget } from './targets.ts';

interface BoardDrag {
  context: DndContextProps;
  draggedId: string | null;
  /** The status that a drop now would set; null if it would not move the shoot. */
  target: ShootStatus | null;
}

/**
 * Drag and drop between columns by mouse, long press and keyboard. A drop in another column moves the shoot.
 * `onLongPress` runs after a long press that did not move the card.
 */
export function useBoardDrag(
  move: (move: Move) => void,
  focusOnArrival: (id: string) => void,
  onLongPress: (id: string) => void,
): BoardDrag {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [target, setTarget] = useState<ShootStatus | null>(null);
  const chosen = useRef<ShootStatus | null>(null);
  const sensors = useSensors(
    useSensor(LeftMouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(
      ColumnKeySensor,
      useMemo(() => ({ chosen }), []),
    ),
  );
  const fixed = useMemo(
    () => ({
      collisionDetection: boardCollisions(chosen),
      accessibility: {
        announcements: boardAnnouncements(),
        screenReaderInstructions: { draggable: dragInstructions },
      },
      // The page itself does not scroll: the position within a column has no meaning.
      autoScroll: {
        canScroll: (element: Element) => element !== document.scrollingElement,
        threshold: { x: 0.15, y: 0.2 },
        acceleration: 5,
      },
    }),
    [],
  );
  // If the board unmounts during a drag, dnd-kit does not report the end.
  useEffect(() => guardClicks.stop, []);
  const stop = () => {
    setDraggedId(null);
    setTarget(null);
  };

  return {
    draggedId,
    target,
    context: {
      ...fixed,
      sensors,
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        setDraggedId(String(active.id));
        if (!(activatorEvent instanceof KeyboardEvent)) guardClicks.start();
      },
      onDragOver: ({ active, over }: DragOverEvent) => {
        const status = statusOfTarget(over?.id);
        setTarget(status && status !== draggedShoot(active).status ? status : null);
      },
      onDragCancel: () => {
        guardClicks.stop();
        stop();
      },
      onDragEnd: ({ active, over, activatorEvent, delta }: DragEndEvent) => {
        guardClicks.stop();
        stop();
        const { id, status } = draggedShoot(active);
        const to = statusOfTarget(over?.id);
        const isStill = Math.hypot(delta.x, delta.y) < touchOptions.activationConstraint.tolerance;
        if (isStill && 'touches' in activatorEvent) return onLongPress(id);
        if (!to || to === status) return;
        if (activatorEvent instanceof KeyboardEvent) focusOnArrival(id);
        move({ id, to });
      },
    },
  };
}
