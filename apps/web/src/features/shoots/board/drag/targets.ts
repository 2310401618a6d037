import type { CollisionDetection, DroppableContainer, UniqueIdentifier } from '@dnd-kit/core';
import type { ShootStatus } from '@lensemble/contract/shoot-status';
import { shootStatuses } from '@lensemble/contract/shoot-status';
import type { RefObject } from 'react';

/** Where a card can be dropped: a column, or on a phone its tab, which is nearer. */
export type DropTarget = `column ${ShootStatus}` | `tab ${ShootStatus}`;

/** The status that dropping there means. */
export function statusOfTarget(id: UniqueIdentifier | undefined): ShootStatus | undefined {
  return shootStatuses.find((status) => id === `column ${status}` || id === `tab ${status}`);
}

/** The status one column to the left or right, if there is one. */
export function statusBeside(status: ShootStatus, step: -1 | 1): ShootStatus | undefined {
  return shootStatuses[shootStatuses.indexOf(status) + step];
}

/**
 * What the dragged card is over. A tab counts where the pointer is on it; a column counts from the top of the page to
 * its bottom, for columns differ in length. Keys have no place: with them it is the column that they have chosen.
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
