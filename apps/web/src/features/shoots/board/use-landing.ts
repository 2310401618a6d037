import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

const LANDING: Keyframe[] = [
  { boxShadow: '0 0 0 3px var(--color-accent-line)', transform: 'scale(1.02)' },
  { boxShadow: '0 0 0 3px var(--color-accent-line)', transform: 'none', offset: 0.3 },
  { boxShadow: '0 0 0 3px transparent' },
];

/**
 * Lights a card up that has just come to its column, so that one sees where it went.
 *
 * @param arriving the id of the shoot that is on its way
 */
export function useLanding(
  card: RefObject<HTMLElement | null>,
  id: string,
  arriving: RefObject<string | null>,
): void {
  useLayoutEffect(() => {
    if (arriving.current !== id) return;
    arriving.current = null;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    card.current?.animate(LANDING, { duration: 900, easing: 'ease-out' });
  }, [card, id, arriving]);
}
