import type { DndContextProps, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import {
  closestCenter,
  KeyboardSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMoveReference } from '@/features/shoots/api/move-reference.ts';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';
import { sentenceOf } from '@/lib/api.ts';
import { toast } from '@/lib/toast.ts';
import { placeAnnouncements, placeInstructions } from './announcements.ts';
import { stepThrough } from './key-steps.ts';
import { moved } from './reorder.ts';

interface ReferenceDrag {
  /** For the DndContext around the tiles. */
  context: DndContextProps;
  dragged: string | null;
  /** Over which one it is now. */
  over: string | null;
}

/** Puts references into another order: a drop on another tile takes its place. */
export function useReferenceDrag(shootId: string, ids: readonly string[]): ReferenceDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const { mutate: move } = useMoveReference();
  const current = useRef(ids);
  useEffect(() => {
    current.current = ids;
  }, [ids]);
  const keyOptions = useMemo(
    () => ({
      coordinateGetter: stepThrough(() => current.current),
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
      announcements: placeAnnouncements(() => current.current),
      screenReaderInstructions: { draggable: placeInstructions },
      // The tiles are a list, in which nothing else may be.
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
        const id = String(active.id);
        const wished = moved(current.current, id, String(target.id));
        move({ shootId, id, wished }, { onError: tellRefusal });
      },
    },
  };
}

function tellRefusal(error: Error): void {
  toast({
    title: 'Error',
    description: sentenceOf(error, 'The order could not be changed'),
    variant: 'destructive',
  });
}
