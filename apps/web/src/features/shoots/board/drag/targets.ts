import type { CollisionDetection, DroppableContainer, UniqueIdentifier } from '@dnd-kit/core';
import { type ShootStatus, shootStatuses } from '@lensemble/contract/shoot-status';
import type { RefObject } from 'react';

/** A drop target: a column, or its tab on narrow screens. */
export type DropTarget = `column ${ShootStatus}` | `tab ${ShootStatus}`;

export function statusOfTarget(id: UniqueIdentifier | undefined): ShootStatus | undefined {
  return shootStatuses.find((status) => id === `column ${status}` || id === `tab ${status}`);
}

export function statusBeside(status: ShootStatus, step: -1 | 1): ShootStatus | undefined {
  return shootStatuses[shootStatuses.indexOf(status) + step];
}

/**
 * Detects the drop target. A tab counts if the pointer is on it. A column counts over the full height of the page,
 * because columns differ in length. A keyboard drag has no pointer and uses the chosen column.
 */
export function boardCollisions(chosenByKeys: RefObject<ShootStatus | null>): CollisionDetection {
  return ({ pointerCoordinates, droppableContainers, droppableRects }) => {
    if (!pointerCoordinates) {
      return chosenByKeys.current ? [{ id: `column ${chosenByKeys.current}` }] : [];
    }
    const { x, y } = pointerCoordinates;
    const isHit = ({ id }: DroppableContainer) => {
      const rect = droppableRects.get(id);
      if (!rect || x < rect.left || x > rect.right) return false;
      return isColumn(id) || (y >= rect.top && y <= rect.bottom);
    };
    const hits = droppableContainers.filter(isHit).map(({ id }) => ({ id }));
    return hits.sort((a, b) => Number(isColumn(a.id)) - Number(isColumn(b.id)));
  };
}

function isColumn(id: UniqueIdentifier): boolean {
  return String(id).startsWith('column ');
}
