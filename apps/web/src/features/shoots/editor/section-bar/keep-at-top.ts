import { untilInput } from '@/lib/shell/until-input.ts';

/**
 * Scrolls to a section, again when something above it grows or shrinks while the screen loads, and when the browser
 * restores an earlier position. Ends with the first input. @returns ends it earlier
 */
export function keepAtTop(section: Element): () => void {
  const show = () => section.scrollIntoView();
  show();
  const sizes = new ResizeObserver(show);
  sizes.observe(document.body);
  window.addEventListener('scroll', show);
  return untilInput(() => {
    window.removeEventListener('scroll', show);
    sizes.disconnect();
  });
}
