import { useEffect } from 'react';

/** A comment at a point on a reference. */
export interface PointOfComment {
  readonly referenceId: string;
  readonly commentId: string;
}

const opened = new EventTarget();
const TYPE = 'open';

/** Asks the section with the references to show a picture with a comment. */
export const openPoint = (detail: PointOfComment): void =>
  void opened.dispatchEvent(new CustomEvent(TYPE, { detail }));

export function useOpenedPoint(show: (point: PointOfComment) => void): void {
  useEffect(() => {
    const listen = (event: Event) => show((event as CustomEvent<PointOfComment>).detail);
    opened.addEventListener(TYPE, listen);
    return () => opened.removeEventListener(TYPE, listen);
  }, [show]);
}
