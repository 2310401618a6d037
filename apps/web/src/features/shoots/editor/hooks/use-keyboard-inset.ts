import type { RefObject } from 'react';
import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint.ts';

/**
 * Keeps a bar at the bottom above the keyboard of a phone, which shrinks the visible part of the page but not the page:
 * sets `--keyboard` on the element to the pixels that are covered.
 */
export function useKeyboardInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // While the page is pinched larger, the viewport is small without any keyboard.
      const covered =
        viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const inset = Math.round(covered);
      bar.current?.style.setProperty('--keyboard', inset > 0 ? `${inset}px` : '');
    };
    // To ask at once would lay out the page before all of it is there.
    const callOff = afterPaint(measure);
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      callOff();
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [bar]);
}
