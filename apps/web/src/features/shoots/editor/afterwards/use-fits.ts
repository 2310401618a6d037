import { useCallback, useState } from 'react';

/** Whether the element of the returned ref is at least this wide, in px. */
export function useFits(width: number) {
  const [fits, setFits] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => setFits(element.clientWidth >= width);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [width],
  );
  return { ref, fits };
}
