import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { takeIncomingFiles } from './incoming-files.ts';

interface Options {
  /** Whether a drop must hit the element; otherwise a drop anywhere on the page counts. */
  readonly onlyInside?: boolean;
}

/**
 * Accepts dropped and pasted files while the component is mounted and no dialog covers `element`. Returns whether files
 * are being dragged where they would be accepted.
 */
export function useIncomingFiles(
  element: RefObject<Element | null>,
  onFiles: (files: FileList) => void,
  { onlyInside = false }: Options = {},
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(
    () =>
      takeIncomingFiles({
        element: () => element.current,
        onlyInside,
        onFiles: (files) => take(files),
        onOver: setOver,
      }),
    [element, onlyInside],
  );
  return isOver;
}
