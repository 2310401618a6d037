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
import { useEffect, useMemo, useRef } from 'react';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import type { Move } from '@/features/shoots/lib/move-shoot.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';
import { boardAnnouncements, draggedShoot } from './announcements.ts';
import { ColumnKeySensor } from './column-key-sensor.ts';
import { boardCollisions, statusOfTarget } from './targets.ts';

/** The card that is dragged. */
export interface Drag {
  readonly id: string;
  /** The status that a drop now would set; null if it would not move the shoot. */
  readonly target: ShootStatus | null;
}

export interface DragEvents {
  onDrag: (drag: Drag | null) => void;
  move: (move: Move) => void;
  focusOnArrival: (id: string) => void;
  /** Runs after a long press that did not move the card. */
  onLongPress: (id: string) => void;
}

/** Drag and drop between columns by mouse, long press and keyboard. A drop in another column moves the shoot. */
export function useBoardDrag({
  onDrag,
  move,
  focusOnArrival,
  onLongPress,
}: DragEvents): DndContextProps {
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
        // The board has its own, because this code loads later.
        screenReaderInstructions: { draggable: '' },
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
    guardClicks.stop();
    onDrag(null);
  };

  return {
    ...fixed,
    sensors,
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      onDrag({ id: String(active.id), target: null });
      if (!(activatorEvent instanceof KeyboardEvent)) guardClicks.start();
    },
    onDragOver: ({ active, over }: DragOverEvent) => {
      const { id, status } = draggedShoot(active);
      const target = statusOfTarget(over?.id);
      onDrag({ id, target: target && target !== status ? target : null });
    },
    onDragCancel: stop,
    onDragEnd: ({ active, over, activatorEvent, delta }: DragEndEvent) => {
      stop();
      const { id, status } = draggedShoot(active);
      const to = statusOfTarget(over?.id);
      const isStill = Math.hypot(delta.x, delta.y) < touchOptions.activationConstraint.tolerance;
      if (isStill && 'touches' in activatorEvent) return onLongPress(id);
      if (!to || to === status) return;
      if (activatorEvent instanceof KeyboardEvent) focusOnArrival(id);
      move({ id, to });
    },
  };
}
