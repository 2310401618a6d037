import type { CollisionDetection, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

interface KeySteps {
  readonly coordinateGetter: KeyboardCoordinateGetter;
  /** Which one the keys have reached. Measured distances are wrong once something above the list has moved it. */
  readonly reached: CollisionDetection;
  /** Call when a drag starts. */
  restart(): void;
}

/** Arrow keys move by one position in the list, regardless of the rows of the grid. */
export function stepThrough(ids: () => readonly string[]): KeySteps {
  let target: string | undefined;
  const coordinateGetter: KeyboardCoordinateGetter = (
    event,
    { context: { active, over, droppableRects, droppableContainers } },
  ) => {
    const step = steps[event.code];
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const list = ids();
    const at = list.indexOf(String(over?.id ?? active.id));
    const next = list[Math.max(0, Math.min(list.length - 1, at + step))];
    target = next;
    // A key pressed immediately after pickup arrives before dnd-kit has measured the tiles.
    const placeOf = (id: UniqueIdentifier) =>
      droppableRects.get(id) ?? droppableContainers.get(id)?.node.current?.getBoundingClientRect();
    const place = next === undefined ? undefined : placeOf(next);
    const own = placeOf(active.id);
    if (!place || !own) return undefined;
    // Aligns the centers, because tiles differ in width.
    return {
      x: place.left + (place.width - own.width) / 2,
      y: place.top + (place.height - own.height) / 2,
    };
  };
  const reached: CollisionDetection = ({ active, droppableContainers, droppableRects }) =>
    droppableContainers
      .filter(({ id }) => id === (target ?? active.id) && droppableRects.has(id))
      .map(({ id }) => ({ id }));
  const restart = () => {
    target = undefined;
  };
  return { coordinateGetter, reached, restart };
}
