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
import { referenceSortingWords } from '@lensemble/messages/web/reference-sorting';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMoveReference } from '@/features/shoots/api/move-reference.ts';
import { guardClicks } from '@/features/shoots/lib/guard-clicks.ts';
import {
  LeftMouseSensor,
  mouseOptions,
  touchOptions,
} from '@/features/shoots/lib/pointer-sensors.ts';
import { sentenceOf } from '@/lib/calls/api.ts';
import { toastError } from '@/lib/shell/toast.ts';
import { placeAnnouncements, placeInstructions } from './announcements.ts';
import { stepThrough } from './key-steps.ts';
import { moved } from './reorder.ts';

interface ReferenceDrag {
  context: DndContextProps;
  dragged: string | null;
  /** The id of the reference under the dragged one. */
  over: string | null;
}

/** Reorders references: a dropped reference takes the position of the one under it. */
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
      // The default container is beside the tiles, and a list may only contain list items.
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
  toastError(sentenceOf(error, referenceSortingWords('failed')));
}
