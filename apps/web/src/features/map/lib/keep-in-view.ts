const FRAMES = 24;
const GAP_PX = 8;

interface Target {
  /** The element, or null until it is rendered. */
  readonly find: () => HTMLElement | null;
  /** Scrolls near the element's position while it is not rendered. */
  readonly jump: () => void;
  readonly top: () => number;
}

/**
 * Scrolls just far enough to show an element in full. It repeats this for `FRAMES` frames, because entries open and
 * close meanwhile, and stops when the user scrolls.
 * @returns a function that stops it
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

/** The scroll distance. An element that does not fit is aligned at its top. */
function wayInto(rect: DOMRect, top: number): number {
  const above = rect.top - top - GAP_PX;
  const below = rect.bottom + GAP_PX - innerHeight;
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}
