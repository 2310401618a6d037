import { type PointerEvent as ReactPointerEvent, useState } from 'react';
import { lateCode } from '@/lib/shell/late-code.ts';
import type { DragEvents } from './drag.tsx';

export const dragCode = lateCode(() => import('./drag.tsx'));

/** Loads the code of dragging when a mouse or a pen reaches an element. `isReady` tells that it is there. */
export function useDragCode() {
  const [isReady, setReady] = useState(() => dragCode.loaded() !== undefined);
  const onPointerEnter = ({ pointerType }: ReactPointerEvent) => {
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
export function isDragStart(event: ReactPointerEvent): boolean {
  return canDrag(event.pointerType) && event.button === 0 && !event.ctrlKey;
}

/** Follows a press. What the pointer does before the code has loaded is repeated for it. */
export function dragWhenLoaded(press: ReactPointerEvent, events: DragEvents): void {
  const { pointerId, clientX: x, clientY: y } = press;
  const from = { pointerId, x, y };
  const code = dragCode.loaded();
  if (code) {
    code.followDrag(from, events);
    return;
  }
  const missed: PointerEvent[] = [];
  const waiting = new AbortController();
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    const keep = (event: PointerEvent) => missed.push(event);
    window.addEventListener(type, keep, { signal: waiting.signal });
  }
  dragCode.get().then(
    ({ followDrag }) => {
      waiting.abort();
      followDrag(from, events);
      for (const event of missed) window.dispatchEvent(new PointerEvent(event.type, event));
    },
    () => waiting.abort(),
  );
}
