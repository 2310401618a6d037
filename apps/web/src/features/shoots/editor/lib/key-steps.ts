import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Arrow keys move by one position in the list, regardless of the rows of the grid. */
export function stepThrough(ids: () => readonly string[]): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects, droppableContainers } }) => {
    const step = steps[event.code];
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const list = ids();
    const at = list.indexOf(String(over?.id ?? active.id));
    const next = list[Math.max(0, Math.min(list.length - 1, at + step))];
    // A key pressed immediately after pickup arrives before dnd-kit has measured the tiles.
    const placeOf = (id: UniqueIdentifier) =>
      droppableRects.get(id) ?? droppableContainers.get(id)?.node.current?.getBoundingClientRect();
    const target = next === undefined ? undefined : placeOf(next);
    const own = placeOf(active.id);
    if (!target || !own) return undefined;
    // Aligns the centers, because tiles differ in width.
    return {
      x: target.left + (target.width - own.width) / 2,
      y: target.top + (target.height - own.height) / 2,
    };
  };
}
