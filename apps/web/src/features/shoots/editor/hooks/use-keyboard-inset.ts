import { type RefObject, useEffect } from 'react';
import { afterPaint } from '@/lib/browser/after-paint.ts';

/**
 * Keeps a bottom bar above the on-screen keyboard, which shrinks the visual viewport but not the layout. Sets
 * `--keyboard` on the element to the covered height in px.
 */
export function useKeyboardInset(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Pinch zoom shrinks the visual viewport without a keyboard.
      const covered =
        viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      const inset = Math.round(covered);
      bar.current?.style.setProperty('--keyboard', inset > 0 ? `${inset}px` : '');
    };
    // Measuring immediately would force a layout during the first render.
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
