import { useEffect } from 'react';

/** An entry of the activity. Each press asks with a new one. */
export interface WantedChange {
  readonly activityId: number;
}

const opened = new EventTarget();
const TYPE = 'open';

/** Asks the section with the activity to show an entry. */
export const openChange = (detail: WantedChange): void =>
  void opened.dispatchEvent(new CustomEvent(TYPE, { detail }));

export function useOpenedChange(show: (change: WantedChange) => void): void {
  useEffect(() => {
    const listen = (event: Event) => show((event as CustomEvent<WantedChange>).detail);
    opened.addEventListener(TYPE, listen);
    return () => opened.removeEventListener(TYPE, listen);
  }, [show]);
}
