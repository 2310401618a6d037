import {
  type Announcements,
  type DndContextProps,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { stepThrough } from '@/features/shoots/editor/lib/key-steps.ts';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';

interface PlaceDrag {
  readonly context: DndContextProps;
  readonly dragged: string | null;
  /** The id of what is under the dragged one. */
  readonly over: string | null;
}

interface Speech<Shown> {
  readonly announcements: (shown: () => Shown) => Announcements;
  readonly instructions: string;
}

/**
 * Reorders a list by mouse, long press and keyboard: what is dropped takes the place of what is under it.
 * @param shown what the list shows now, which may change during a drag
 * @param speech the same for each call
 */
export function usePlaceDrag<Shown extends { readonly ids: readonly string[] }>(
  shown: Shown,
  { announcements, instructions }: Speech<Shown>,
  onDrop: (shown: Shown, id: string, overId: string) => void,
): PlaceDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const current = useRef(shown);
  useEffect(() => {
    current.current = shown;
  }, [shown]);
  const steps = useMemo(() => stepThrough(() => current.current.ids), []);
  const keyOptions = useMemo(
    () => ({
      coordinateGetter: steps.coordinateGetter,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
    [steps],
  );
  const sensors = useSensors(
    useSensor(LeftMouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(KeyboardSensor, keyOptions),
  );
  const accessibility = useMemo(
    () => ({
      announcements: announcements(() => current.current),
      screenReaderInstructions: { draggable: instructions },
      // The default container is inside the list, which may only contain list items.
      container: document.getElementById('main') ?? document.body,
    }),
    [announcements, instructions],
  );
  useEffect(() => guardClicks.stop, []);
  const stop = () => {
    guardClicks.stop();
    setDragged(null);
    setOver(null);
  };
  return {
    dragged,
    over,
    context: {
      sensors,
      accessibility,
      collisionDetection: (args) =>
        args.pointerCoordinates ? pointerWithin(args) : steps.reached(args),
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        steps.restart();
        setDragged(String(active.id));
        if (!(activatorEvent instanceof KeyboardEvent)) guardClicks.start();
      },
      onDragOver: ({ over: target }: DragOverEvent) => setOver(target ? String(target.id) : null),
      onDragCancel: stop,
      onDragEnd: ({ active, over: target }: DragEndEvent) => {
        stop();
        if (!target || target.id === active.id) return;
        onDrop(current.current, String(active.id), String(target.id));
      },
    },
  };
}
