import { MouseSensor } from '@dnd-kit/core';
import type { MouseEvent } from 'react';

/** Drags only with the primary button; other buttons open a new tab or a menu. */
export class LeftMouseSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: MouseEvent) => nativeEvent.button === 0 && !nativeEvent.ctrlKey,
    },
  ];
}

/** The distance in px that tells a drag from an unsteady click. */
export const mouseOptions = { activationConstraint: { distance: 6 } };
/** The delay in ms that tells a long press from a swipe. */
export const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
