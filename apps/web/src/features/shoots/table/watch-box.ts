/** Measures a box that scrolls now, and whenever it scrolls or its size changes. @returns what ends that */
export function watchBox(box: HTMLElement, measure: () => void): () => void {
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  box.addEventListener('scroll', measure, { passive: true });
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', measure);
  };
}
