const ROUNDING_PX = 1;

/**
 * Scrolls an element into view, and keeps it at its place in the window while content around it loads. Browsers do so
 * for what is first in the document, which may be in another column. The user can still scroll. @returns ends it
 */
export function holdInView(element: Element): () => void {
  const scroller = scrollerOf(element);
  if (!scroller) return () => {};
  element.scrollIntoView({ block: 'nearest' });
  const topNow = () => element.getBoundingClientRect().top;
  let top = topNow();
  let inContent = top + scroller.scrollTop;
  const follow = () => {
    if (element.getClientRects().length === 0) return;
    const hasMoved = Math.abs(topNow() + scroller.scrollTop - inContent) > ROUNDING_PX;
    if (hasMoved) scroller.scrollTop += topNow() - top;
    top = topNow();
    inContent = top + scroller.scrollTop;
  };
  // Runs before the browser paints.
  const sizes = new ResizeObserver(follow);
  for (const part of around(element, scroller)) sizes.observe(part);
  const scrolls = { capture: true, passive: true };
  document.addEventListener('scroll', follow, scrolls);
  scroller.style.setProperty('overflow-anchor', 'none');
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', follow, scrolls);
    scroller.style.removeProperty('overflow-anchor');
  };
}

/** What scrolls the element; null for one that stays in place. */
function scrollerOf(element: Element): HTMLElement | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { position, overflowY } = getComputedStyle(box);
    if (position === 'fixed' || position === 'sticky') return null;
    const scrolls = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
    if (scrolls && box instanceof HTMLElement) return box;
  }
  return document.documentElement;
}

/** All parts whose size decides where the element is: its ancestors, and what stands beside them. */
function around(element: Element, scroller: Element): readonly Element[] {
  const parts: Element[] = [];
  for (let box = element.parentElement; box; box = box === scroller ? null : box.parentElement)
    parts.push(...box.children);
  return parts;
}
