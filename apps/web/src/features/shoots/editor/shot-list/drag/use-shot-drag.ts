import {
  closestCenter,
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
import { shotListWords } from '@lensemble/messages/web/shot-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { stepThrough } from '@/features/shoots/editor/references/sorting/key-steps.ts';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';
import { type ShownOrder, shotAnnouncements } from './announcements.ts';

interface ShotDrag {
  readonly context: DndContextProps;
  readonly dragged: string | null;
  /** The entry under the dragged one. */
  readonly over: string | null;
}

interface Sortable extends ShownOrder {
  readonly move: (ids: readonly string[], id: string, place: number) => void;
}

/** Reorders the list by mouse, long press and keyboard: a dropped entry takes the place of the one under it. */
export function useShotDrag(sortable: Sortable): ShotDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const current = useRef(sortable);
  useEffect(() => {
    current.current = sortable;
  }, [sortable]);
  const keyOptions = useMemo(
    () => ({
      coordinateGetter: stepThrough(() => current.current.ids),
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
    [],
  );
  const sensors = useSensors(
    useSensor(LeftMouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(KeyboardSensor, keyOptions),
  );
  const accessibility = useMemo(
    () => ({
      announcements: shotAnnouncements(() => current.current),
      screenReaderInstructions: { draggable: shotListWords('instructions') },
      // The default container is inside the form's list.
      container: document.getElementById('main') ?? document.body,
    }),
    [],
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
        args.pointerCoordinates ? pointerWithin(args) : closestCenter(args),
      onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
        setDragged(String(active.id));
        if (!(activatorEvent instanceof KeyboardEvent)) guardClicks.start();
      },
      onDragOver: ({ over: target }: DragOverEvent) => setOver(target ? String(target.id) : null),
      onDragCancel: stop,
      onDragEnd: ({ active, over: target }: DragEndEvent) => {
        stop();
        if (!target || target.id === active.id) return;
        const { ids, move } = current.current;
        move(ids, String(active.id), ids.indexOf(String(target.id)));
      },
    },
  };
}
