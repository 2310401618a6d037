import { type PointerEvent, useState } from 'react';
import { lateCode } from '@/lib/shell/late-code.ts';

export const dragCode = lateCode(() => import('./drag.tsx'));

/** Loads the code of dragging when a mouse or a pen reaches an element. `isReady` tells that it is there. */
export function useDragCode() {
  const [isReady, setReady] = useState(() => dragCode.loaded() !== undefined);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (!isReady && canDrag(pointerType))
      dragCode.get().then(
        () => setReady(true),
        () => {},
      );
  };
  return { isReady, onPointerEnter };
}

/** Fingers scroll and swipe. They move a shoot with its button. */
function canDrag(pointerType: string): boolean {
  return pointerType !== 'touch';
}

/** Whether a press can begin a drag: of a mouse's main button or of a pen. */
export function isDragStart(event: PointerEvent): boolean {
  return canDrag(event.pointerType) && event.button === 0 && !event.ctrlKey;
}
