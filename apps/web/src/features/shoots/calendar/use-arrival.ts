import { useLayoutEffect, useRef } from 'react';
import { useCalendar } from './calendar-context.ts';

/** Focuses the link of a shoot that has just moved to the selected day. */
export function useArrival(id: string) {
  const { arriving } = useCalendar();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (arriving.current !== id) return;
    arriving.current = null;
    link.current?.focus();
  }, [arriving, id]);
  return link;
}
