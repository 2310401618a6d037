import { type RefObject, useLayoutEffect } from 'react';

const LANDING: Keyframe[] = [
  { boxShadow: '0 0 0 3px var(--color-accent-line)', transform: 'scale(1.02)' },
  { boxShadow: '0 0 0 3px var(--color-accent-line)', transform: 'none', offset: 0.3 },
  { boxShadow: '0 0 0 3px transparent' },
];

/**
 * Highlights a card that has just moved to another column.
 *
 * @param arriving the id of the moving shoot
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
