import {
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { lateCode } from '@/lib/shell/late-code.ts';
import { toastNotOpened } from '@/lib/shell/toast.ts';
import type { CardPress } from './drag/card-press.ts';
import { virtualCode } from './virtual-code.ts';

/** The slot of a dragged card needs the place of each card. */
const dragLayer = lateCode(async () => {
  const [{ DragLayer }] = await Promise.all([import('./drag/drag-layer.tsx'), virtualCode.get()]);
  return DragLayer;
});

/**
 * The last press of a card. The code of dragging loads when the pointer or the focus reaches the cards. A press before it
 * is there waits for it, and the keys that follow a press of Space wait too.
 */
export function useCardPress() {
  const [Layer, setLayer] = useState(() => dragLayer.loaded());
  const [press, setPress] = useState<CardPress | null>(null);
  const count = useRef(0);
  const waiting = useRef<AbortController>(null);
  useEffect(() => stayTouchable(), []);
  useEffect(() => () => waiting.current?.abort(), []);

  const prepare = () =>
    dragLayer.get().then(
      (loaded) => setLayer(() => loaded),
      () => {
        if (!waiting.current) return;
        drop();
        toastNotOpened();
      },
    );
  const drop = () => {
    waiting.current?.abort();
    waiting.current = null;
    setPress(null);
  };

  const start = (handler: CardPress['handler'], event: CardPress['event']) => {
    const card = event.target instanceof Element ? event.target.closest('article') : null;
    const id = card?.querySelector<HTMLElement>('[data-shoot]')?.dataset.shoot;
    if (!card || !id) return;
    waiting.current?.abort();
    const later: Event[] = [];
    const onStarted = () => {
      const { current } = waiting;
      waiting.current = null;
      void replay(later).then(() => current?.abort());
    };
    count.current += 1;
    const next = { key: count.current, id, card, handler, event, onStarted };
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    if (handler === 'onKeyDown') keepKeys(later, drop, signal);
    else endWithPointer(drop, signal);
    void prepare();
    // Now, because the sensors read the event while it is dispatched.
    flushSync(() => setPress(next));
  };

  const presses = {
    onPointerEnter: () => void prepare(),
    onFocus: () => void prepare(),
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 0 && !event.ctrlKey) start('onMouseDown', event);
    },
    onTouchStart: (event: TouchEvent) => {
      if (event.touches.length === 1) start('onTouchStart', event);
    },
  };
  /** Whether the key has picked a card up. */
  const pickUp = (event: KeyboardEvent): boolean => {
    const { target, nativeEvent, ctrlKey, metaKey, altKey } = event;
    const isCard = target instanceof HTMLElement && target.dataset.shoot !== undefined;
    if (!isCard || nativeEvent.code !== 'Space' || ctrlKey || metaKey || altKey) return false;
    event.preventDefault();
    // dnd-kit ignores events whose default action is prevented.
    start('onKeyDown', { target, nativeEvent: new KeyboardEvent('keydown', nativeEvent) });
    return true;
  };
  return { Layer, press, presses, pickUp };
}

/** Safari only lets a drag keep the page from scrolling if such a listener was there when the finger came down. */
function stayTouchable(): () => void {
  const nothing = () => {};
  window.addEventListener('touchmove', nothing, { passive: false });
  return () => window.removeEventListener('touchmove', nothing);
}

/**
 * A press ends with the pointer, or when the browser scrolls instead. A long press opens no menu meanwhile. A tap also
 * ends with a mouse button, because browsers add mouse events after the last pointer event of a tap.
 */
function endWithPointer(drop: () => void, signal: AbortSignal): void {
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('mouseup', drop, { signal });
  window.addEventListener('pointercancel', drop, { signal });
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

/** Keeps the keys for the drag to come. Tab and Escape give it up. Shortcuts of the browser work. */
function keepKeys(keys: Event[], drop: () => void, signal: AbortSignal): void {
  const keep = (event: globalThis.KeyboardEvent) => {
    if (!event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') return drop();
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') drop();
    else keys.push(new KeyboardEvent('keydown', event));
  };
  window.addEventListener('keydown', keep, { capture: true, signal });
}

/** One key in each frame, because the drag follows a key when the board has rendered. */
async function replay(keys: Event[]): Promise<void> {
  for (const key of keys) {
    await new Promise(requestAnimationFrame);
    document.dispatchEvent(key);
  }
}
