const FRAMES = 24;
const GAP_PX = 8;

interface Target {
  /** The element, as soon as it is in the page. */
  readonly find: () => HTMLElement | null;
  /** Brings the page near it where it is not in the page yet. */
  readonly jump: () => void;
  /** Where what covers the top of the window ends. */
  readonly top: () => number;
}

/**
 * Scrolls the page by no more than it takes to see an element whole, and follows it while what is around it opens and
 * closes. Whoever scrolls meanwhile is left alone. @returns how to stop
 */
export function keepInView({ find, jump, top }: Target): () => void {
  let frames = FRAMES;
  let timer = 0;
  const stop = () => {
    frames = 0;
    cancelAnimationFrame(timer);
    for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, stop);
  };
  const step = () => {
    const element = find();
    if (element)
      scrollBy({ top: wayInto(element.getBoundingClientRect(), top()), behavior: 'instant' });
    else jump();
    frames -= 1;
    if (frames > 0) timer = requestAnimationFrame(step);
    else stop();
  };
  for (const event of ['wheel', 'touchmove', 'keydown'])
    addEventListener(event, stop, { passive: true });
  step();
  return stop;
}

/** How far to scroll; what is higher than the room for it is shown from its beginning. */
function wayInto(rect: DOMRect, top: number): number {
  const above = rect.top - top - GAP_PX;
  const below = rect.bottom + GAP_PX - innerHeight;
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}
