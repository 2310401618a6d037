import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeIncomingFiles } from './incoming-files.ts';

interface Options {
  /** Whether a drop must hit the element; otherwise it counts anywhere on the page. */
  readonly onlyInside?: boolean;
}

/**
 * Takes files that are dropped or pasted as long as the component is there and no dialog lies over `element`. Returns
 * whether files are held where they could be dropped.
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
