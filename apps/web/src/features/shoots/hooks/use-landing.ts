import { type RefObject, useLayoutEffect } from 'react';

const RING = '0 0 0 3px var(--color-accent-line)';
const LANDING: Keyframe[] = [
  { boxShadow: RING, transform: 'scale(1.02)' },
  { boxShadow: RING, transform: 'none', offset: 0.15 },
  { boxShadow: RING, offset: 0.6 },
  { boxShadow: '0 0 0 3px transparent' },
];
const WITHOUT_MOTION: Keyframe[] = [{ boxShadow: RING }, { boxShadow: RING }];
const DURATION_MS = 1_800;

/**
 * Marks a card that has just moved to another column or day, or has been created. A card far away is marked when it is
 * first scrolled to.
 *
 * @param arriving the ids of such shoots
 */
export function useLanding(
  card: RefObject<HTMLElement | null>,
  id: string,
  arriving: ReadonlySet<string> & Pick<Set<string>, 'delete'>,
): void {
  useLayoutEffect(() => {
    if (!arriving.delete(id)) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const landed = card.current;
    const animation = landed?.animate(isStill ? WITHOUT_MOTION : LANDING, {
      duration: DURATION_MS,
      easing: 'ease-out',
    });
    if (!landed || !animation) return;
    // Toasts keep clear of it.
    landed.dataset.landed = '';
    animation.onfinish = () => delete landed.dataset.landed;
  }, [card, id, arriving]);
}
