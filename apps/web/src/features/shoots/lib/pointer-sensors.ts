import { MouseSensor } from '@dnd-kit/core';
import type { MouseEvent } from 'react';

/** A mouse that drags with its left button only: the others open the card elsewhere, or a menu. */
export class LeftMouseSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: MouseEvent) => nativeEvent.button === 0 && !nativeEvent.ctrlKey,
    },
  ];
}

/** Far enough that a click with an unsteady hand stays one. */
export const mouseOptions = { activationConstraint: { distance: 6 } };
/** A swipe moves on before this; a finger that stays means the card. */
export const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
